import useIsBrowser from '@docusaurus/useIsBrowser';
import { useQueryString } from '@docusaurus/theme-common';
import { QUERY_LIMIT } from './text';

interface SearchAddress {
  query: string;
  version: string;
  setQuery: (query: string) => void;
  setVersion: (version: string) => void;
}

/**
 * The query and the version of the search, read from and written to the address (`?q=` and `?version=`), so that a
 * search can be shared. Both are empty until the page has become interactive: the HTML of the server knows no query.
 */
export function useSearchAddress(): SearchAddress {
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useQueryString('q');
  const [version, setVersion] = useQueryString('version');
  return {
    query: isBrowser ? query.slice(0, QUERY_LIMIT) : '',
    version: isBrowser ? version : '',
    setQuery: (next) => setQuery(next.slice(0, QUERY_LIMIT)),
    setVersion,
  };
}
