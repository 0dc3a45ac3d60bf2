import type { ComponentProps, ReactNode } from 'react';

/** Renders inline code. The build highlights code, so the bundle does not need the classic theme's highlighter. */
export default function MDXCode(props: ComponentProps<'code'>): ReactNode {
  return <code {...props} />;
}
