import type { ComponentProps, ReactNode } from 'react';

/** Renders inline code. Highlighting at build time keeps the classic theme's highlighter out of the bundle. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
