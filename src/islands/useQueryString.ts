import { useCallback, useEffect, useState } from 'react';

/** The number of milliseconds between URL updates. Browsers reject more than about three updates per second. */
const delay = 400;

interface QueryString {
  /** The query string. Empty on the server and until the page is hydrated. */
  search: string;
  change: (update: (search: string) => string) => void;
  flush: () => void;
}

/** Keeps state in the query string. Changes replace the history entry after a delay. Navigation updates the state. */
export function useQueryString(): QueryString {
  /** Undefined until the URL has been read, so that `flush` cannot overwrite the original query string. */
  const [search, setSearch] = useState<string>();

  useEffect(() => {
    const read = (): void => setSearch(location.search);
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  const flush = useCallback(() => {
    if (search === undefined || location.search === search) return;
    history.replaceState(history.state, '', location.pathname + search + location.hash);
  }, [search]);

  useEffect(() => {
    const timer = setTimeout(flush, delay);
    return () => clearTimeout(timer);
  }, [flush]);

  const change = useCallback((update: (search: string) => string) => setSearch((current = '') => update(current)), []);
  return { search: search ?? '', change, flush };
}
