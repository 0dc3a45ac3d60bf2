import { isUpdate } from '@site/src/lib/loadCode';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The number of milliseconds after which a load counts as stalled. */
const stallDelay = 300;

interface Load<T> {
  state: 'idle' | 'loading' | 'stalled' | 'failed' | 'loaded';
  value?: T;
  error?: unknown;
}

/**
 * Runs `load` whenever the function changes. `retry` runs it again and passes the last loaded value, so that lists can
 * load their next page. If the site was updated, `retry` reloads the page, because other code of this page may also be
 * missing.
 */
export function useLoad<T>(load?: (previous?: T) => Promise<T>): Load<T> & { retry: () => void } {
  const [current, setCurrent] = useState<Load<T>>({ state: 'idle' });
  const newest = useRef(0);

  const run = useCallback(
    async (previous?: T) => {
      const id = ++newest.current;
      const update = (change: Load<T>): void => {
        if (id === newest.current) setCurrent((before) => ({ ...before, ...change }));
      };
      if (!load) return setCurrent({ state: 'idle' });
      update({ state: 'loading', error: undefined });
      const timer = setTimeout(() => update({ state: 'stalled' }), stallDelay);
      try {
        update({ state: 'loaded', value: await load(previous) });
      } catch (error) {
        // Discard a value from an earlier `load`, because it would look like a result of the failed call.
        update({ state: 'failed', error, value: previous });
      } finally {
        clearTimeout(timer);
      }
    },
    [load],
  );

  useEffect(() => {
    void run();
    return () => void (newest.current += 1);
  }, [run]);

  const { state, value, error: failure } = current;
  // Skip the retry during a load, because the current value may come from an earlier `load` function.
  const retry = (): void => {
    if (isUpdate(failure)) location.reload();
    else if (state === 'loaded' || state === 'failed') void run(value);
  };
  return { ...current, retry };
}
