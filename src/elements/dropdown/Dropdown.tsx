import type { ReactNode } from 'react';
import clsx from 'clsx';

interface Props {
  label: ReactNode;
  position?: 'left' | 'right';
  className?: string;
  showsPreferredVersion?: boolean;
  /** The menu entries, each an `<li>` element. */
  children: ReactNode;
}

/** A navbar menu that a button opens. A link would open another page on tap before the menu is visible. */
export default function Dropdown({ label, position, className, showsPreferredVersion, children }: Props): ReactNode {
  return (
    <nav-dropdown
      className={clsx('navbar__item dropdown dropdown--hoverable', position === 'right' && 'dropdown--right')}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-haspopup="true"
        aria-expanded={false}
      >
        {label}
      </button>
      <ul className="dropdown__menu">{children}</ul>
      {showsPreferredVersion && <version-restore />}
    </nav-dropdown>
  );
}
