import type { ReactNode } from 'react';

/** Stands in for the theme's layout, which needs the running application: the page with its title and description. */
export default function Layout(props: { title: string; description: string; children: ReactNode }) {
  return (
    <div>
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      {props.children}
    </div>
  );
}
