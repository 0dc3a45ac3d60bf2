import { useCallback, useEffect, useRef, useState } from 'react';
import type { LiveSource } from '@site/src/components/LiveFigures/sources';
import { ask } from './ask';
import { untouched, type SourceState } from './figureState';
import { isFresh, readStored, store } from './stored';

interface Sources {
  stateOf: (source: LiveSource) => SourceState;
  /** Asks a source once more, whatever is stored. */
  retry: (source: LiveSource) => void;
}

/** Asks the sources once they are `wanted`, each by itself, and stops asking when the reader leaves. */
export function useSources(sources: readonly LiveSource[], wanted: boolean): Sources {
  const [states, setStates] = useState<Record<string, SourceState>>({});
  const stop = useRef<AbortController>(null);

  const set = useCallback(({ id }: LiveSource, state: Partial<SourceState>): void => {
    setStates((known) => ({ ...known, [id]: { ...(known[id] ?? untouched), ...state } }));
  }, []);

  const start = useCallback(
    async (source: LiveSource): Promise<void> => {
      if (!stop.current) return;
      const { signal } = stop.current;
      set(source, { phase: 'asking', stale: readStored(source) });
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
    for (const source of sources) {
      const stored = readStored(source);
      if (stored && isFresh(stored)) set(source, { phase: 'settled', reading: stored });
      else void start(source);
    }
    return () => controller.abort();
  }, [sources, wanted, set, start]);

  return { stateOf: ({ id }) => states[id] ?? untouched, retry: (source) => void start(source) };
}
