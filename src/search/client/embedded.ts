import { isUpdate, loadCode, renewFile } from '../../lib/loadCode';
import type { SearchRequest } from '../engine/protocol';
import type { Searcher, SearcherOptions } from '../engine/searcher';
import type { LiteOptions } from './hostsCache';
import { indexFilesOfPage } from './indexFiles';
import { startWorker, workerUrl } from './startWorker';
import { namedTags, siteTag } from './tags';

interface RunningSearcher extends Searcher {
  key: string;
  prefetchTexts(): void;
  end(): void;
}

/** The error for a worker that fails to start. DocSearch shows its error screen only for a `RetryError`. */
class CodeLost extends Error {
  override readonly name = 'RetryError';
  override readonly message = 'The search code could not be loaded';
}

let current: RunningSearcher | undefined;

/** Returns the searcher for the tags and the pages outside the documentation. Stops a searcher for other tags. */
export function searcherFor(baseUrl: string, tags: readonly string[]): RunningSearcher {
  const all = [...new Set([siteTag, ...tags])].sort();
  const key = baseUrl + all.join();
  if (current?.key === key) return current;
  current?.end();
  return (current = startSearcher(key, { baseUrl, tags: all, files: indexFilesOfPage() }));
}

/** Downloads index files to the browser cache. Ignores failures, because the worker tries again and reports errors. */
async function prefetch({ baseUrl, tags, files }: SearcherOptions, part: 'file' | 'texts'): Promise<void> {
  const urls = tags.flatMap((tag) => files[tag] ?? []).map((names) => `${baseUrl}search/${names[part]}`);
  await Promise.allSettled(urls.map(async (url) => (await fetch(url)).arrayBuffer()));
}

function startSearcher(key: string, options: SearcherOptions): RunningSearcher {
  const worker = startWorker(options);
  const titles = prefetch(options, 'file');
  const forget = (): void => {
    if (current?.key === key) current = undefined;
  };
  const remote = loadCode(() => import('./remote')).then(({ wrap }) => wrap<Searcher>(worker));
  remote.catch(forget);
  const failed = new Promise<never>((_, reject) =>
    worker.addEventListener('error', () => {
      forget();
      const fail = (error?: unknown): void => reject(isUpdate(error) ? (error as Error) : new CodeLost());
      void renewFile(workerUrl()).then(() => fail(), fail);
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
    prefetchTexts: () => void titles.then(() => prefetch(options, 'texts')),
    load: (part) => track(remote.then(({ load }) => load(part))),
    search: (requests, isQuick) => track(remote.then(({ search }) => search(requests, isQuick))),
    end: () => void pending.then(() => worker.terminate()),
  };
}

/** Creates a requester that makes the Algolia client search the site's own index. */
export function createRequester(baseUrl: string, isQuick: boolean): NonNullable<LiteOptions['requester']> {
  const respond = (status: number, body: object) => ({ status, content: JSON.stringify(body), isTimedOut: false });
  return {
    async send({ url, data }) {
      if (!url.includes('/1/indexes/*/queries'))
        return respond(404, { message: 'Embedded search only answers POST /1/indexes/*/queries.' });

      const { requests } = JSON.parse(String(data)) as { requests: SearchRequest[] };
      const search = () => searcherFor(baseUrl, requests.flatMap(namedTags)).search(requests, isQuick);
      const searchAgain = (error: unknown) => {
        if (error instanceof CodeLost) return search();
        throw error;
      };
      return respond(200, { results: await search().catch(searchAgain) });
    },
  };
}
