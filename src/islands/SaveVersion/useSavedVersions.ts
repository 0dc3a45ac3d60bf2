import { useCallback, useEffect, useRef, useState } from 'react';
import { baseUrl } from '@generated/site-data/default/settings.mjs';
import {
  fetchList,
  removeVersion,
  type SavedVersion,
  savedVersions,
  saveVersion,
} from '@site/src/features/offline/saved/version';
import type { OfflineList } from '@site/src/lib/offline';
import { text } from './text';

/** True if service workers and caches are available. They are not available on insecure URLs, for example. */
function isSupported(): boolean {
  try {
    return 'serviceWorker' in navigator && 'caches' in window && !!window.caches;
  } catch {
    return false;
  }
}

/** Registers the service worker. Resolves when a worker is active, and rejects if it cannot be installed. */
async function startWorker(): Promise<void> {
  const { active, waiting, installing } = await navigator.serviceWorker.register(`${baseUrl}sw.js`);
  const worker = active ?? waiting ?? installing!;
  await new Promise<void>((resolve, reject) => {
    const check = (): void => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The service worker could not be installed'));
    };
    worker.onstatechange = check;
    check();
  });
}

const scope = (): string => new URL(baseUrl, location.href).href;

interface State {
  isUnsupported: boolean;
  list: OfflineList | null;
  saved: readonly SavedVersion[];
  progress: { version: string; done: number; all: number } | null;
  message: string;
  failed: string | null;
}

const initialState: State = {
  isUnsupported: false,
  list: null,
  saved: [],
  progress: null,
  message: '',
  failed: null,
};

/** Saves and removes versions of the site, one at a time. */
export function useSavedVersions() {
  const [state, setState] = useState(initialState);
  const controller = useRef(new AbortController());
  const update = useCallback((change: Partial<State>) => setState((current) => ({ ...current, ...change })), []);

  const refresh = useCallback(async () => {
    update({ saved: await savedVersions(scope()).catch(() => []) });
  }, [update]);
  useEffect(() => {
    if (!isSupported()) return update({ isUnsupported: true });
    void refresh();
    fetchList(scope()).then(
      (list) => update({ list }),
      () => update({ message: text.unknown }),
    );
    return () => controller.current.abort();
  }, [refresh, update]);

  const save = async (version: string): Promise<void> => {
    const current = (controller.current = new AbortController());
    const { signal } = current;
    update({ progress: { version, done: 0, all: 1 }, message: '', failed: null });
    try {
      const onProgress = (done: number, all: number): void => update({ progress: { version, done, all } });
      const worker = startWorker();
      // If both fail, the message should name the reason why the version cannot be saved.
      worker.catch(() => undefined);
      await saveVersion(version, scope(), { signal, onProgress });
      await worker;
      update({ message: text.isSaved(version) });
    } catch (error) {
      if (signal.aborted) update({ message: text.isStopped(version) });
      else update({ message: text.failure(version, error), failed: version });
    }
    // Abort requests that are still running after a failure. Otherwise, they would continue to report progress.
    current.abort();
    update({ progress: null });
    await refresh();
  };
  const remove = async (version: string): Promise<void> => {
    const message = await removeVersion(version, scope()).then(
      () => text.isRemoved(version),
      () => text.isKept(version),
    );
    update({ message, failed: null });
    await refresh();
  };
  return { ...state, save, remove, stop: () => controller.current.abort() };
}
