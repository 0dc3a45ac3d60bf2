import type { ReactNode } from 'react';
import { useRecovery } from '@site/src/app/useRecovery';
import ErrorScreen from '@theme-original/Error';
import type { Props } from '@theme/Error';

/** What a reader sees when more than a page crashed: a link or Back leads out of it. */
export default function RecoveringError(props: Props): ReactNode {
  useRecovery(props.tryAgain);
  return <ErrorScreen {...props} />;
}
