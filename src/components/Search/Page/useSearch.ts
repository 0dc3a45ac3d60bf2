import { useCallback, useEffect, useRef, useState } from 'react';
import type { DocsVersion } from '@site/src/config/versions';
import type { Answer } from './ask';
import { useAsk } from './useAsk';

type State = { is: 'idle' | 'searching' } | { is: 'failed'; error: unknown };

interface Search {
  state: State;
  /** The latest answer. It stays while the next query is being answered; null without a query. */
  answer: Answer | null;
  /** Asks for the next hits, or again for those that could not be fetched. */
  next: () => void;
}

/** Searches whenever the query or the version changes; what comes for an older question is dropped. */
export function useSearch(query: string, version: DocsVersion): Search {
  const ask = useAsk();
  const [state, setState] = useState<State>({ is: 'idle' });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const turn = useRef(0);

  const run = useCallback(
    async (before: Answer | null) => {
      const mine = ++turn.current;
      const isLatest = (): boolean => mine === turn.current;
      const batches = before?.batches ?? [];
      setState({ is: 'searching' });
      try {
        const found = await ask({ query, version, page: batches.length });
        if (isLatest()) {
          const { hits, total, pages, elsewhere = before?.elsewhere } = found;
          setAnswer({ query, version, batches: [...batches, hits], total, pages, elsewhere });
          setState({ is: 'idle' });
        }
      } catch (error) {
        if (isLatest()) setState({ is: 'failed', error });
      }
    },
    [ask, query, version],
  );

  useEffect(() => {
    if (query) {
      void run(null);
    } else {
      setAnswer(null);
      setState({ is: 'idle' });
    }
    return () => {
      turn.current += 1;
    };
  }, [query, run]);

  const current = answer?.query === query && answer.version === version ? answer : null;
  return { state, answer: state.is === 'failed' ? current : answer, next: () => void run(current) };
}
