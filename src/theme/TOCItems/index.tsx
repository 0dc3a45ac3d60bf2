import type { ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';

/** The theme's, but that it does not look where the reader is: `client/plain/toc.ts` does, with less work. */
export default function TOCItemsWrapper(props: Props): ReactNode {
  return <TOCItems {...props} linkActiveClassName={undefined} />;
}
