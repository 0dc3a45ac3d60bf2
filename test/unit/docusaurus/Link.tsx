import type { ReactNode } from 'react';

/** Replaces Docusaurus' link, which needs the React app. */
export default function Link({ to, href, children, ...props }: { to?: string; href?: string; children: ReactNode }) {
  return (
    <a href={to ?? href} {...props}>
      {children}
    </a>
  );
}
