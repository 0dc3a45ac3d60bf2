import { isImmutable, isIntact } from '../../../lib/intact';
import { buildOf, resourcesOf } from '../../../lib/offline';

/** Identifies a build of the site. `scope` is the site URL with a trailing slash. */
export interface Deployment {
  scope: string;
  build: string;
}

/** Thrown if the server has another build than the pages that are being saved. */
export class OtherBuild extends Error {
  override readonly name = 'OtherBuild';
}

/**
 * Returns a cache name. `content` is `read` for visited pages, or the version number for a saved version. The scope
 * separates sites with the same origin.
 */
export const cacheName = (content: string, { build, scope }: Deployment): string => `${content} ${build} ${scope}`;

/** A cache of this site. `cacheName` explains `content`. */
export interface CacheEntry {
  name: string;
  content: string;
  build: string;
}

/** Lists the site's caches, including the caches of other builds. */
export async function cachesOf(scope: string): Promise<CacheEntry[]> {
  return (await caches.keys()).flatMap((name) => {
    const [content, build, ...rest] = name.split(' ');
    return rest.join(' ') === scope ? { name, content, build } : [];
  });
}

/**
 * Fetches a page or file. Returns undefined for status 404 and for redirects. Throws an error for other failures, and
 * for a response that is not the requested page or file.
 */
async function fetchFile(url: string, signal?: AbortSignal): Promise<Response | undefined> {
  const load = (cache: RequestCache): Promise<Response> => fetch(url, { cache, signal });
  let response = await load(isImmutable(url) ? 'default' : 'no-cache');
  // The browser may have cached a damaged copy of an immutable file, so bypass the HTTP cache.
  if (response.ok && isImmutable(url) && !(await isIntact(url, response))) response = await load('reload');
  if (response.status === 404 || response.redirected) return undefined;
  if (!response.ok) throw new Error(`${url}: the server responds with status ${response.status}`);
  if (!(await isIntact(url, response))) throw new Error(`${url}: the server responds with other content`);
  return response;
}

/** Returns an intact copy of an immutable file from any of the caches. */
async function findCopy(url: string): Promise<Response | undefined> {
  const copy = isImmutable(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
  return copy && (await isIntact(url, copy)) ? copy : undefined;
}

/**
 * Saves a file, unless `cache` already contains it. Copies immutable files from other caches if possible. Returns false
 * if the server does not have the file.
 */
export async function saveFile(url: string, cache: Cache, signal?: AbortSignal): Promise<boolean> {
  if (await cache.match(url, { ignoreVary: true })) return true;
  const file = (await findCopy(url)) ?? (await fetchFile(url, signal));
  if (file) await cache.put(url, file);
  return file !== undefined;
}

/**
 * Saves all files of a page, and then the page itself, so that a saved page is always complete. Throws `OtherBuild` if
 * the page belongs to another build. Returns false if the server lacks the page or one of its files.
 */
export async function savePage(
  url: string,
  cache: Cache,
  { build, scope }: Deployment,
  signal?: AbortSignal,
): Promise<boolean> {
  const page = await fetchFile(url, signal);
  if (!page) return false;
  const html = await page.clone().text();
  if (buildOf(html) !== build) throw new OtherBuild(`${url} is not of the build ${build}`);
  let isComplete = true;
  for (const part of resourcesOf(html, scope)) isComplete = (await saveFile(part, cache, signal)) && isComplete;
  await cache.put(url, page);
  return isComplete;
}
