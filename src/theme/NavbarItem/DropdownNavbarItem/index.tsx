import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { useLocation } from '@docusaurus/router';
import NavbarItem from '@theme/NavbarItem';
import ThemeDropdown from '@theme-original/NavbarItem/DropdownNavbarItem';
import type { DesktopOrMobileNavBarItemProps, Props } from '@theme/NavbarItem/DropdownNavbarItem';

/**
 * A dropdown of the navbar that is a button: the theme's is a link, which a tap follows before the menu is seen, and which
 * knows neither Space nor Escape. The pointer opens it by hovering, as it does the theme's.
 */
function DesktopDropdown({ items, position, className, label }: DesktopOrMobileNavBarItemProps): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const location = useLocation();
  useEffect(() => setShown(false), [location]);
  useEffect(() => {
    const onElsewhere = ({ target }: Event): void => {
      if (!dropdown.current?.contains(target as Node)) setShown(false);
    };
    const events = ['mousedown', 'touchstart', 'focusin'];
    events.forEach((event) => document.addEventListener(event, onElsewhere));
    return () => events.forEach((event) => document.removeEventListener(event, onElsewhere));
  }, []);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !shown) return;
    setShown(false);
    dropdown.current?.querySelector('button')?.focus();
  };
  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item dropdown dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': shown,
      })}
      role="presentation"
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-haspopup="true"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}

/** A dropdown of the navbar: the theme's in the menu of small screens, ours elsewhere. */
export default function DropdownNavbarItem({ mobile, ...props }: Props): ReactNode {
  return mobile ? <ThemeDropdown mobile {...props} /> : <DesktopDropdown {...props} />;
}
