import type { ReactNode } from 'react';

/** Replaces the Docusaurus link component, which needs the React app. */
export default function Link({ to, href, children, ...props }: { to?: string; href?: string; children: ReactNode }) {
  return (
    <a href={to ?? href} {...props}>
      {children}
    </a>
  );
}
