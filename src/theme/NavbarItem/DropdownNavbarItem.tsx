import type { ReactNode } from 'react';
import Dropdown from '@site/src/elements/dropdown/Dropdown';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';

/** A navbar menu. Its entries can be navbar items of any type. */
export default function DropdownNavbarItem({ items, label, position, className }: Props): ReactNode {
  return (
    <Dropdown label={label} position={position} className={className}>
      {items.map((item, index) => (
        <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
      ))}
    </Dropdown>
  );
}
