import type { ComponentProps } from 'react';

/** Replaces the theme's heading component, which adds a link to each heading. */
export default function Heading({ as: Tag, ...props }: { as: 'h1' | 'h2' | 'h3' } & ComponentProps<'h1'>) {
  return <Tag {...props} />;
}
