import type { ComponentProps, ReactNode } from 'react';
import { useRecovery } from '@site/src/client/useRecovery';
import ErrorScreen from '@theme-original/Error';

/** What a reader sees when more than a page crashed: a link or Back leads out of it. */
export default function RecoveringError(props: ComponentProps<typeof ErrorScreen>): ReactNode {
  useRecovery(props.tryAgain);
  return <ErrorScreen {...props} />;
}
