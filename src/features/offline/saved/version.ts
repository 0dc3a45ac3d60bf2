import pMap from 'p-map';
import { listFile, type OfflineList } from '../../../lib/offline';
import { cacheName, cachesOf, OtherBuild, saveFile, savePage } from './page';

/** Fetches the list of versions that can be saved. */
export async function fetchList(scope: string): Promise<OfflineList> {
  const response = await fetch(scope + listFile, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${listFile}: the server responds with status ${response.status}`);
  return (await response.json()) as OfflineList;
}

interface SaveOptions {
  signal: AbortSignal;
  /** Receives the number of saved files and the total number of files. */
  onProgress: (done: number, all: number) => void;
}

/**
 * Saves a version. Skips files that were saved by an earlier attempt. A cache entry for `offline.json` marks the
 * version as complete.
 */
export async function saveVersion(version: string, scope: string, { signal, onProgress }: SaveOptions): Promise<void> {
  const { build, versions } = await fetchList(scope);
  const { pages, files } = versions[version];
  const site = { scope, build };
  const cache = await caches.open(cacheName(version, site));
  const all = [...files, ...pages];
  let done = 0;
  const save = async (path: string): Promise<void> => {
    const url = new URL(path, scope).href;
    if (files.includes(path)) await saveFile(url, cache, signal);
    else if (!(await cache.match(url, { ignoreVary: true }))) await savePage(url, cache, site, signal);
    signal.throwIfAborted();
    onProgress((done += 1), all.length);
  };
  await pMap(all, save, { concurrency: 4, signal });
  if ((await fetchList(scope)).build !== build) throw new OtherBuild(`The server no longer has the build ${build}`);
  await cache.put(scope + listFile, new Response());
}

/** Returns the numbers of all completely saved versions. */
export async function savedVersions(scope: string): Promise<string[]> {
  const all = await cachesOf(scope);
  const marks = await Promise.all(all.map(({ name }) => caches.match(scope + listFile, { cacheName: name })));
  return all.filter((_, index) => marks[index]).map(({ content }) => content);
}

/** Deletes a saved version, including files from incomplete attempts. */
export async function removeVersion(version: string, scope: string): Promise<void> {
  const own = (await cachesOf(scope)).filter(({ content }) => content === version);
  await Promise.all(own.map(({ name }) => caches.delete(name)));
}
