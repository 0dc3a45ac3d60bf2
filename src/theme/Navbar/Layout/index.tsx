import type { ReactNode } from 'react';
import type { Props } from '@theme/Navbar/Layout';

/** A navbar without React. `src/elements/navbar` hides it, and `src/elements/mobile-menu` creates its menu. */
export default function NavbarLayout({ children }: Props): ReactNode {
  return (
    <nav aria-label="Main" className="navbar navbar--fixed-top">
      {children}
    </nav>
  );
}
