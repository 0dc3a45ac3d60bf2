import type { ReactNode } from 'react';

/** Replaces the theme's layout component, which needs the React app. */
export default function Layout(props: { title: string; description: string; children: ReactNode }) {
  return (
    <div>
      <title>{props.title}</title>
      <meta name="description" content={props.description} />
      {props.children}
    </div>
  );
}
