import { useEffect, useState } from 'react';
import { fetchList } from '@site/src/features/offline/saved/version';
import type { OfflineList } from '@site/src/lib/offline';

/** Whether the browser can keep pages: only on a safe address, and where nothing forbids it. */
function isSupported(): boolean {
  try {
    return 'caches' in window && !!window.caches && 'serviceWorker' in navigator;
  } catch {
    return false;
  }
}

type State = 'waiting' | 'ready' | 'failed' | 'unsupported';

/** Fetches which versions can be kept, and what they take. */
export function useOfflineList(scope: string): { state: State; list: OfflineList | null } {
  const [state, setState] = useState<State>('waiting');
  const [list, setList] = useState<OfflineList | null>(null);

  useEffect(() => {
    let current = true;
    const settle = (next: State, found: OfflineList | null): void => {
      if (!current) return;
      setState(next);
      setList(found);
    };
    if (!isSupported()) {
      settle('unsupported', null);
    } else {
      fetchList(new URL(scope, location.href).href).then(
        (found) => settle('ready', found),
        () => settle('failed', null),
      );
    }
    return () => {
      current = false;
    };
  }, [scope]);

  return { state, list };
}
