import pMap from 'p-map';
import { listFile, type OfflineList, type VersionFiles } from '../../../lib/offline';
import { type CacheEntry, cacheName, cachesOf, OtherBuild, saveFile, savePage } from './page';

/** The error name for full storage. */
export const quotaError = 'QuotaExceededError';

/** Thrown if a version is removed while it is being saved, for example in another tab. */
export class Removed extends Error {
  override readonly name = 'Removed';
}

const isVersion = (entry: Partial<VersionFiles> | null): boolean =>
  Array.isArray(entry?.pages) && Array.isArray(entry.files) && typeof entry.bytes === 'number';

function isList(content: Partial<OfflineList> | null): content is OfflineList {
  const versions: unknown = content?.versions;
  const isObject = typeof versions === 'object' && versions !== null;
  return typeof content?.build === 'string' && isObject && Object.values(versions).every(isVersion);
}

/** Fetches the list of versions that readers can save. */
export async function fetchList(scope: string): Promise<OfflineList> {
  const response = await fetch(scope + listFile, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${listFile}: the server responds with status ${response.status}`);
  const list = (await response.json()) as OfflineList | null;
  if (!isList(list)) throw new Error(`${listFile}: the server responds with other data`);
  return list;
}

interface SaveOptions {
  signal: AbortSignal;
  /** Called with the number of saved files and the total number of files. */
  onProgress: (done: number, all: number) => void;
}

/**
 * Saves a version, and then deletes its copies from other builds. Skips files that an earlier attempt saved. A cache
 * entry for `offline.json` marks the version as complete.
 */
export async function saveVersion(version: string, scope: string, { signal, onProgress }: SaveOptions): Promise<void> {
  const { build, versions } = await fetchList(scope);
  const { pages, files } = versions[version];
  const site = { scope, build };
  const name = cacheName(version, site);
  const cache = await caches.open(name);
  const all = [...files, ...pages];
  let done = 0;
  const save = async (path: string): Promise<void> => {
    const url = new URL(path, scope).href;
    const isKept = files.includes(path)
      ? await saveFile(url, cache, signal)
      : (await cache.match(url, { ignoreVary: true })) || (await savePage(url, cache, site, signal));
    if (!isKept) throw new Error(`${url}: the server does not have this page or one of its files`);
    signal.throwIfAborted();
    onProgress((done += 1), all.length);
  };
  try {
    await pMap(all, save, { concurrency: 4, signal });
    if ((await fetchList(scope)).build !== build) throw new OtherBuild(`The server no longer has the build ${build}`);
    await cache.put(scope + listFile, new Response());
  } catch (error) {
    // Delete the incomplete copy to free its storage.
    if ((error as Error).name === quotaError) await caches.delete(name);
    throw error;
  }
  // A deleted cache still accepts files.
  if (!(await caches.has(name))) throw new Removed(`${version} has been removed`);
  await removeVersion(version, scope, (copy) => copy.build !== build);
}

/** A complete copy of a version. After a failed update, it has the name of the newer build and of the error. */
export interface SavedVersion extends CacheEntry {
  failure: string;
  failedBuild?: string;
}

/** Lists all completely saved versions. A version may have copies from several builds. */
export async function savedVersions(scope: string): Promise<SavedVersion[]> {
  const all = await cachesOf(scope);
  const found = all.map(async (copy) => {
    const mark = await caches.match(scope + listFile, { cacheName: copy.name });
    if (!mark) return [];
    const [failure, failedBuild] = (await mark.text()).split(' ');
    return [{ ...copy, failure, failedBuild }];
  });
  return (await Promise.all(found)).flat();
}

/** Deletes a saved version, including incomplete copies. With a condition, deletes only the matching copies. */
export async function removeVersion(version: string, scope: string, isMatch = (_: CacheEntry) => true): Promise<void> {
  const own = (await cachesOf(scope)).filter((copy) => copy.content === version && isMatch(copy));
  await Promise.all(own.map(({ name }) => caches.delete(name)));
}
