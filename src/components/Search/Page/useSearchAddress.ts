import { useEffect, type RefObject } from 'react';
import { useQueryString } from '@site/src/client/useQueryString';
import { type Asked, readAddress, writeAddress } from '../address';

interface SearchAddress {
  /** The version is empty or unknown when the reader has chosen none. */
  asked: Asked;
  change: (change: Partial<Asked>) => void;
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
    const query = input.current?.value;
    change((read) => writeAddress(read, query ? { query } : {}));
  }, [change, input]);

  return { asked: readAddress(search), change: (to) => change((current) => writeAddress(current, to)), flush };
}
