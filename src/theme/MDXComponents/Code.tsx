import type { ComponentProps, ReactNode } from 'react';

/**
 * Inline code. Samples are highlighted at build time (`src/content/render/highlight.ts`). This component keeps the
 * highlighter of the classic theme out of the bundle.
 */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
