import type { ComponentProps, ReactNode } from 'react';

/**
 * Inline code. Samples are highlighted at build time (`src/remark/highlight.ts`) and never get here, so that the
 * highlighter of the theme stays out of the bundle.
 */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
