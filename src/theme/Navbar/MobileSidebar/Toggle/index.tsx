import type { ReactNode } from 'react';
import IconMenu from '@theme/Icon/Menu';

/** The button for the menu of small screens, which `client/plain/menu.ts` makes and opens. */
export default function MobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      data-plain="menu"
      aria-label="Toggle navigation bar"
      aria-expanded={false}
      className="navbar__toggle clean-btn"
    >
      <IconMenu />
    </button>
  );
}
