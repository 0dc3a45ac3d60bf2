import { useEffect, type RefObject } from 'react';
import { useQueryString } from '../../../client/useQueryString';
import { readAddress, writeAddress } from '../address';

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
 * What is searched and in which version, kept in step with `?q=` and `?version=`. Both are empty until the page has
 * become interactive; what was typed into `input` by then counts for more than the address.
 */
export function useSearchAddress(input: RefObject<HTMLInputElement | null>): SearchAddress {
  const { search, change, flush } = useQueryString();

  useEffect(() => {
    const typed = input.current?.value;
    change((read) => writeAddress(read, typed ? { query: typed } : {}));
  }, [change, input]);

  return {
    ...readAddress(search),
    setQuery: (query) => change((current) => writeAddress(current, { query })),
    setVersion: (version) => change((current) => writeAddress(current, { version })),
    flush,
  };
}
