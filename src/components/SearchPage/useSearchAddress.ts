import { useCallback, useEffect, useState, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { readAddress, writeAddress } from './address';
import { QUERY_LIMIT } from './text';

/** Browsers refuse more than about three replaced history entries a second, and nobody reads the address that often. */
const PAUSE = 400;

interface SearchAddress {
  query: string;
  /** The name of a version; empty or unknown when the reader has chosen none. */
  version: string;
  setQuery: (query: string) => void;
  setVersion: (version: string) => void;
  /** Brings the address up to date without waiting for a pause in typing. */
  flush: () => void;
}

/**
 * What is searched and in which version, kept in step with `?q=` and `?version=`: the address follows the reader in
 * place, without new history entries, and the page follows the address when something else changes it. Both are empty
 * until the page has become interactive; what was typed into `input` by then counts for more than the address.
 */
export function useSearchAddress(input: RefObject<HTMLInputElement | null>): SearchAddress {
  const history = useHistory();
  const [page] = useState(history.location.pathname);
  /** Undefined until the address has been read: on a slow device the first pause is over before that. */
  const [query, setQuery] = useState<string>();
  const [version, setVersion] = useState('');

  useEffect(() => {
    const read = (): void => {
      // While the next page is being loaded, its address is already there and this page still shows.
      if (history.location.pathname === page) {
        const address = readAddress(history.location.search);
        setQuery(address.query);
        setVersion(address.version);
      }
    };
    read();
    setQuery((fromAddress) => input.current?.value.slice(0, QUERY_LIMIT) || fromAddress);
    return history.listen(read);
  }, [history, page, input]);

  const flush = useCallback(() => {
    if (query === undefined) return;
    const { pathname, search, ...rest } = history.location;
    const next = writeAddress(search, { query, version });
    if (pathname === page && next !== search) {
      history.replace({ ...rest, pathname, search: next });
    }
  }, [history, page, query, version]);

  useEffect(() => {
    const timer = setTimeout(flush, PAUSE);
    return () => clearTimeout(timer);
  }, [flush]);

  return { query: query ?? '', version, setQuery: (next) => setQuery(next.slice(0, QUERY_LIMIT)), setVersion, flush };
}
