import { useMemo, useState } from 'react';
import { searchClient } from '@site/src/search/client';
import { useSearchOptions } from '../useSearchOptions';
import { type Outcome, watchClient, type WatchedClient } from './watchClient';

interface SearchSession extends WatchedClient {
  /** How the newest finished search ended; undefined without a query. */
  outcome?: Outcome;
  /** A newer one is on its way. */
  isSearching: boolean;
}

/** The client for DocSearch, and what becomes of what DocSearch asks it. */
export function useSearchSession(tags: readonly string[]): SearchSession {
  const client = searchClient(useSearchOptions());
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSearching, setIsSearching] = useState(false);

  const watched = useMemo(() => {
    const settle = (next?: Outcome): void => {
      setIsSearching(false);
      setOutcome(next);
    };
    const { forget, ...rest } = watchClient(client, tags, { onAsk: () => setIsSearching(true), onOutcome: settle });
    return {
      ...rest,
      forget: () => {
        forget();
        settle();
      },
    };
  }, [client, tags]);

  return { ...watched, outcome, isSearching };
}
