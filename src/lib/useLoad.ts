import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after which a load that is still running counts as stalled. */
const stallDelay = 300;

interface Load<T> {
  state: 'idle' | 'loading' | 'stalled' | 'failed' | 'loaded';
  /** The last loaded value. It stays while the next load runs. */
  value?: T;
  /** The reason why the last load failed. */
  error?: unknown;
}

/**
 * Calls `load` whenever it changes, and again on `retry`. Ignores loads that a newer one has replaced. Without `load`
 * the state is idle. On a retry, `load` receives its own last value, so that a list can load its next page.
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
        // Values of an earlier `load` would look like the answer to this one.
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

  const { state, value } = current;
  // While a load runs, the value may be of an earlier `load`.
  const retry = (): void => void ((state === 'loaded' || state === 'failed') && run(value));
  return { ...current, retry };
}
