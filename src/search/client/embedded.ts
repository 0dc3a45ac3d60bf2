import type { liteClient } from 'algoliasearch/lite';
import { type Remote, wrap } from 'comlink';
import type { SearchRequest } from '../engine/protocol';
import type { Searcher } from '../engine/searcher';
import { indexFilesOfPage } from './indexFiles';
import { startWorker } from './startWorker';
import { namedTags, siteTag } from './tags';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

interface RunningSearcher extends Searcher {
  key: string;
  /** Terminates the worker after all pending calls have settled. */
  end(): void;
}

let current: RunningSearcher | undefined;

/** Loads the search code and the titles of an index in advance, so that the first search is fast. */
export function prefetchIndex(baseUrl: string, tags: readonly string[]): Promise<void> {
  return searcherFor(baseUrl, tags).load('titles');
}

/** Returns the searcher for pages with these tags and outside the documentation. Ends a searcher for other tags. */
export function searcherFor(baseUrl: string, tags: readonly string[]): Searcher {
  const all = [...new Set([siteTag, ...tags])].sort();
  const key = baseUrl + all.join();
  if (current?.key === key) return current;
  current?.end();
  return (current = startSearcher(key, baseUrl, all));
}

function startSearcher(key: string, baseUrl: string, tags: readonly string[]): RunningSearcher {
  const worker = startWorker({ baseUrl, tags, files: indexFilesOfPage() });
  const remote: Remote<Searcher> = wrap(worker);
  const failed = new Promise<never>((_, reject) =>
    worker.addEventListener('error', () => {
      if (current?.key === key) current = undefined;
      reject(Object.assign(new Error('The code of the search could not be loaded'), { name: 'RetryError' }));
    }),
  );
  let pending: Promise<unknown> = Promise.resolve();
  const track = <T>(call: Promise<T>): Promise<T> => {
    const answer = Promise.race([call, failed]);
    pending = Promise.allSettled([pending, answer]);
    return answer;
  };
  return {
    key,
    load: (part) => track(remote.load(part)),
    search: (requests, isQuick) => track(remote.search(requests, isQuick)),
    end: () => void pending.then(() => worker.terminate()),
  };
}

/** Creates a requester for the Algolia client that answers searches from the index of the site. */
export function createRequester(baseUrl: string, isQuick: boolean): Requester {
  const respond = (status: number, body: object) => ({ status, content: JSON.stringify(body), isTimedOut: false });
  return {
    async send({ url, data }) {
      if (!url.includes('/1/indexes/*/queries'))
        return respond(404, { message: 'Embedded search only answers POST /1/indexes/*/queries.' });

      const { requests } = JSON.parse(String(data)) as { requests: SearchRequest[] };
      const searcher = searcherFor(baseUrl, requests.flatMap(namedTags));
      return respond(200, { results: await searcher.search(requests, isQuick) });
    },
  };
}
