import { useEffect } from 'react';
import type { DocsVersion } from '@site/src/config/versions';
import { tagOf } from '@site/src/search/client/tags';
import { useSearchOptions } from '../useSearchOptions';

/** Fetches what a search in this version needs while the reader is still typing. */
export function usePreload(version: DocsVersion): void {
  const options = useSearchOptions();
  useEffect(() => {
    const load = async (): Promise<void> => {
      const { preload } = await import('@site/src/search/client');
      await preload(options, [tagOf(version)]);
    };
    // Not at once: the version of a page that has just become interactive is the latest until the address is read.
    // A failure is of no interest here, as the search that follows meets it again and says so.
    const timer = setTimeout(() => void load().catch(() => undefined));
    return () => clearTimeout(timer);
  }, [options, version]);
}
