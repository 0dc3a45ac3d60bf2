import type { LiteClient } from 'algoliasearch/lite';
import type { SearchRequest } from '../engine/protocol';
import { downTime } from './hostsCache';

type Search = LiteClient['search'];

/** The error for hosts that time out. It has the name of the client's own error for unreachable hosts. */
class NoAnswer extends Error {
  override readonly name = 'RetryError';
  override readonly message = 'The search hosts did not answer in time';
}

const isUnreachable = (error: unknown): boolean => error instanceof Error && error.name === 'RetryError';

/** True if the request continues a list of hits. All hits in a list must come from the same source. */
const continuesList = ([parameters]: Parameters<Search>): boolean =>
  (parameters as { requests: SearchRequest[] }).requests.some(({ page = 0 }) => page > 0);

/**
 * Makes a hosted client search the site's own index if no host responds within `timeout` milliseconds. The client then
 * uses this index for two minutes. Errors that a host reports are not replaced.
 */
export function withFallback(hosted: LiteClient, embedded: () => LiteClient, timeout: number): LiteClient {
  const searchHosts = hosted.search.bind(hosted);
  let downSince = -Infinity;

  const searchInTime = (...request: Parameters<Search>): ReturnType<Search> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new NoAnswer()), timeout)));
    return Promise.race([searchHosts(...request), late]).finally(() => clearTimeout(timer));
  };

  async function search(...request: Parameters<Search>): ReturnType<Search> {
    const searchIndex = () => embedded().search(...request);
    const age = Date.now() - downSince;
    // The age is negative if the clock has been set back.
    if (age >= 0 && age < downTime) return searchIndex().catch(() => searchInTime(...request));
    try {
      return await searchInTime(...request);
    } catch (error) {
      if (!isUnreachable(error) || continuesList(request)) throw error;
      downSince = Date.now();
      return searchIndex().catch(() => {
        // If the index is unreachable too, throw the error of the hosts, because it explains more.
        throw error;
      });
    }
  }
  return { ...hosted, search };
}
