import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Closes what belongs to the page when the reader leaves it, by a link or back in the history. An address that is
 * replaced is no leaving: the search page writes its query into it.
 */
export function useCloseOnLeave(isShown: boolean, close: () => void): void {
  const history = useHistory();
  useEffect(
    () => (isShown ? history.listen((_, action) => (action === 'REPLACE' ? undefined : close())) : undefined),
    [history, isShown, close],
  );
}
