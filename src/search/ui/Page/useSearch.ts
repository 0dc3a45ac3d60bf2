import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocsVersion } from '@site/src/config/versions';
import type { Hit } from '@site/src/search/engine/protocol';
import { type FoundHits, useAsk } from './useAsk';

/** All that was found so far for a query. */
export interface SearchAnswer extends Omit<FoundHits, 'hits'> {
  query: string;
  version: DocsVersion;
  /** The hits in the portions in which they came. */
  batches: Hit[][];
}

type State = { is: 'idle' | 'searching' } | { is: 'failed'; error: unknown };

/**
 * Searches whenever the query or the version changes; what comes for an older question is dropped. The latest answer
 * stays while the next query is being answered; there is none without a query. `next` asks for the next hits, or again
 * for those that could not be fetched.
 */
export function useSearch(query: string, version: DocsVersion) {
  const ask = useAsk();
  const [state, setState] = useState<State>({ is: 'idle' });
  const [answer, setAnswer] = useState<SearchAnswer>();
  const turn = useRef(0);

  const run = useCallback(
    async (before?: SearchAnswer) => {
      const mine = ++turn.current;
      const batches = before?.batches ?? [];
      setState({ is: 'searching' });
      try {
        const { hits, ...found } = await ask(query, version, batches.length);
        if (mine !== turn.current) return;
        setAnswer({ ...before, ...found, query, version, batches: [...batches, hits] });
        setState({ is: 'idle' });
      } catch (error) {
        if (mine === turn.current) setState({ is: 'failed', error });
      }
    },
    [ask, query, version],
  );

  useEffect(() => {
    if (query) {
      void run();
    } else {
      setAnswer(undefined);
      setState({ is: 'idle' });
    }
    return () => void (turn.current += 1);
  }, [query, run]);

  const current = answer?.query === query && answer.version === version ? answer : undefined;
  return { state, answer: state.is === 'failed' ? current : answer, next: () => void run(current) };
}
