import type { ComponentProps } from 'react';

/** Replaces the theme's heading, which adds a link to itself. */
export default function Heading({ as: Tag, ...props }: { as: 'h1' | 'h2' | 'h3' } & ComponentProps<'h1'>) {
  return <Tag {...props} />;
}
