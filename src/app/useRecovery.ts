import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';

/** Leaves the screen of a crash by `tryAgain` as soon as the reader navigates: the next page may be sound. */
export function useRecovery(tryAgain: () => void): void {
  const location = useLocation();
  const crashed = useRef(location);
  useEffect(() => {
    if (location !== crashed.current) tryAgain();
  }, [location, tryAgain]);
}
