import type { ReactNode } from 'react';
import IconMenu from '@theme/Icon/Menu';

/** The button that opens the mobile menu on small screens. */
export default function MobileMenu(): ReactNode {
  return (
    <mobile-menu>
      <button
        type="button"
        disabled
        aria-label="Toggle navigation bar"
        aria-expanded={false}
        className="navbar__toggle clean-btn"
      >
        <IconMenu />
      </button>
    </mobile-menu>
  );
}
