import { listFile, type OfflineList } from '../../../lib/offline';
import { cacheName, type Deployment } from './caches';
import { keepFile, keepPage, OtherBuild } from './page';

/** So many pages are fetched at once. */
const atOnce = 4;

/** Does `act` to all of a list, a few at a time; the first failure ends it. */
export async function each<T>(list: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const left = list.values();
  const go = async (): Promise<void> => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: atOnce }, go));
}

/** Fetches which versions can be kept, and how. */
export async function fetchList(scope: string): Promise<OfflineList> {
  const response = await fetch(scope + listFile, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${listFile}: the server answers ${response.status}`);
  return (await response.json()) as OfflineList;
}

interface Course {
  /** Told after each page and file, with how many of all are kept. */
  onProgress?: (done: number, all: number) => void;
  signal?: AbortSignal;
}

/** Keeps a version, from where an earlier try has ended; whole, it has the list that it was made by. */
export async function keepVersion(
  version: string,
  { build, versions }: OfflineList,
  scope: string,
  { onProgress, signal }: Course = {},
): Promise<void> {
  const site: Deployment = { scope, build };
  const { pages, files } = versions[version];
  const cache = await caches.open(cacheName(version, site));
  const all = [...files, ...pages];
  let done = 0;
  await each(all, async (path) => {
    signal?.throwIfAborted();
    const address = new URL(path, scope).href;
    if (files.includes(path)) await keepFile(address, cache);
    else if (!(await cache.match(address, { ignoreVary: true }))) await keepPage(address, cache, site);
    onProgress?.((done += 1), all.length);
  });
  const missing = (await fetchList(scope)).build !== build;
  if (missing) throw new OtherBuild(`the site is of another build than ${build} meanwhile`);
  await cache.put(scope + listFile, new Response());
}

/** Whether the whole of a version is kept, by this name of its cache. */
export async function isWhole(name: string, scope: string): Promise<boolean> {
  return (await caches.match(scope + listFile, { cacheName: name })) !== undefined;
}
