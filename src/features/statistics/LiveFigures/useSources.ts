import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from './ask';
import type { SourceState } from './figureState';
import { liveSources, type LiveSource } from './sources';
import { readStored, store } from './stored';

const hour = 60 * 60 * 1000;
const untouched: SourceState = { phase: 'waiting' };

interface Sources {
  stateOf: (source: LiveSource) => SourceState;
  /** Asks a source once more, whatever is stored. */
  retry: (source: LiveSource) => void;
}

/** Asks all sources once they are `wanted`, each by itself, and stops asking when the reader leaves. */
export function useSources(wanted: boolean): Sources {
  const [states, setStates] = useState<Record<string, SourceState>>({});
  const stop = useRef<AbortController>(null);

  const set = useCallback(({ id }: LiveSource, state: SourceState): void => {
    setStates((known) => ({ ...known, [id]: { ...known[id], ...state } }));
  }, []);

  const start = useCallback(
    async (source: LiveSource): Promise<void> => {
      if (!stop.current) return;
      const { signal } = stop.current;
      set(source, { phase: 'loading', stale: readStored(source) });
      const { values, failure } = await ask(source, signal);
      if (signal.aborted) return;
      const reading = { values, at: Date.now() };
      // An answer that is not whole is worth showing, but the next visit should not have to live with it for an hour.
      if (failure === null) store(source, reading);
      set(source, { phase: 'settled', failure, ...(Object.keys(values).length > 0 && { reading }) });
    },
    [set],
  );

  useEffect(() => {
    if (!wanted) return undefined;
    const controller = new AbortController();
    stop.current = controller;
    for (const source of liveSources) {
      const stored = readStored(source);
      if (stored && Date.now() - stored.at < hour) set(source, { phase: 'settled', reading: stored });
      else void start(source);
    }
    return () => controller.abort();
  }, [wanted, set, start]);

  return { stateOf: ({ id }) => states[id] ?? untouched, retry: (source) => void start(source) };
}
