import type { ComponentProps, ReactNode } from 'react';

/**
 * Renders inline code. `src/content/render/highlight.ts` highlights samples at build time, so this component keeps the
 * highlighter of the classic theme out of the bundle.
 */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
