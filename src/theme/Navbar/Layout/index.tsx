import type { ReactNode } from 'react';
import type { Props } from '@theme/Navbar/Layout';

/** The bar, of which only the markup is here: `client/plain/navbar.ts` hides it, and `client/plain/menu.ts` makes its menu. */
export default function NavbarLayout({ children }: Props): ReactNode {
  return (
    <nav aria-label="Main" className="navbar navbar--fixed-top">
      {children}
    </nav>
  );
}
