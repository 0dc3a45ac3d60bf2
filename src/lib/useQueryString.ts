import { useCallback, useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';

/** Browsers refuse more than about three replaced history entries a second, and nobody reads the address that often. */
const pause = 400;

interface QueryString {
  /** What the page shows, as a query string. Empty until the page has become interactive: servers know no address. */
  search: string;
  change: (write: (search: string) => string) => void;
  /** Brings the address up to date at once: on the way back a reader gets what it said when they left. */
  flush: () => void;
}

/**
 * What a page shows and the query string of its address, kept in step: the address follows after a pause and in place,
 * without new history entries and without scrolling (its anchor stays), and the page follows the address when something
 * else changes it.
 */
export function useQueryString(): QueryString {
  const history = useHistory();
  const [page] = useState(history.location.pathname);
  /** Undefined until the address has been read: on a slow device the first pause is over before that. */
  const [search, setSearch] = useState<string>();

  useEffect(() => {
    const read = (): void => {
      // While the next page is being loaded, its address is already there and this page still shows.
      if (history.location.pathname === page) setSearch(history.location.search);
    };
    read();
    return history.listen(read);
  }, [history, page]);

  const flush = useCallback(() => {
    const { location } = history;
    if (search !== undefined && location.pathname === page && location.search !== search)
      history.replace({ ...location, search });
  }, [history, page, search]);

  useEffect(() => {
    const timer = setTimeout(flush, pause);
    return () => clearTimeout(timer);
  }, [flush]);

  const change = useCallback((write: (search: string) => string) => setSearch((current = '') => write(current)), []);
  return { search: search ?? '', change, flush };
}
