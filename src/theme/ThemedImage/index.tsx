import type { ReactNode } from 'react';
import ThemedImage from '@theme-original/ThemedImage';
import type { Props } from '@theme/ThemedImage';

/** A picture of each mode, of which the browser fetches the one that is shown: the other has no place in the page. */
export default function LazyThemedImage(props: Props): ReactNode {
  return <ThemedImage loading="lazy" {...props} />;
}
