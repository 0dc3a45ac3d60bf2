import type { ReactNode } from 'react';

/** Stands in for Docusaurus' link, which needs the running application: a plain link to the same address. */
export default function Link({ to, href, children, ...props }: { to?: string; href?: string; children: ReactNode }) {
  return (
    <a href={to ?? href} {...props}>
      {children}
    </a>
  );
}
