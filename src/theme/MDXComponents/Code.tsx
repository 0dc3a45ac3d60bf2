import type { ComponentProps, ReactNode } from 'react';

/**
 * Renders inline code. `src/content/render/highlight.ts` highlights samples at build time, so this component keeps the
 * classic theme's highlighter out of the bundle.
 */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
