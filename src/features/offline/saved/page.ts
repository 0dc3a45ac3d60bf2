import { buildMark, resourcesOf } from '../../../lib/offline';

/** A build of the site. `scope` is the site URL with a trailing slash. */
export interface Deployment {
  scope: string;
  build: string;
}

/** Thrown if the server's build differs from the build of the pages that are being saved. */
export class OtherBuild extends Error {
  override readonly name = 'OtherBuild';
}

/**
 * Returns a cache name. `content` is `read` for visited pages, or a version number for a saved version. The scope keeps
 * sites on the same origin apart.
 */
export const cacheName = (content: string, { build, scope }: Deployment): string => `${content} ${build} ${scope}`;

/** A cache of this site. See `cacheName` for `content`. */
export interface CacheEntry {
  name: string;
  content: string;
  build: string;
}

/** Lists the site's caches, including those of other builds. */
export async function cachesOf(scope: string): Promise<CacheEntry[]> {
  return (await caches.keys()).flatMap((name) => {
    const [content, build, ...rest] = name.split(' ');
    return rest.join(' ') === scope ? { name, content, build } : [];
  });
}

/** Returns true if the file name contains a content hash, which means that the file never changes. */
export const isImmutable = (url: string): boolean => /\/(?:assets\/.+|search\/.+\.[0-9a-f]{8}\.json)$/.test(url);

/** Returns true for file URLs. Page URLs have no extension, although some end with a version number. */
export const isFile = (url: string): boolean => /\.[a-z]\w*$/i.test(url);

/** Fetches a page or file. Returns undefined for status 404 and for redirects. Throws on all other errors. */
async function fetchFile(url: string, signal?: AbortSignal): Promise<Response | undefined> {
  const response = await fetch(url, { cache: isImmutable(url) ? 'default' : 'no-cache', signal });
  if (response.status === 404 || response.redirected) return undefined;
  if (!response.ok) throw new Error(`${url}: the server responds with status ${response.status}`);
  return response;
}

/** Saves a file unless `cache` already contains it. If possible, copies immutable files from other caches. */
export async function saveFile(url: string, cache: Cache, signal?: AbortSignal): Promise<void> {
  if (await cache.match(url, { ignoreVary: true })) return;
  const cached = isImmutable(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
  const file = cached ?? (await fetchFile(url, signal));
  if (file) await cache.put(url, file);
}

/**
 * Saves all files that a page uses, and then the page itself, so that saved pages are always complete. Throws
 * `OtherBuild` if the page belongs to another build.
 */
export async function savePage(
  url: string,
  cache: Cache,
  { build, scope }: Deployment,
  signal?: AbortSignal,
): Promise<void> {
  const page = await fetchFile(url, signal);
  if (!page) return;
  const html = await page.clone().text();
  if (!html.includes(buildMark(build))) throw new OtherBuild(`${url} is not of the build ${build}`);
  for (const part of resourcesOf(html, scope)) await saveFile(part, cache, signal);
  await cache.put(url, page);
}
