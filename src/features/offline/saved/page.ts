import { buildMark, resourcesOf } from '../../../lib/offline';

/** A build of the site. `scope` is the URL of the site and ends with a slash. */
export interface Deployment {
  scope: string;
  build: string;
}

/** Thrown if the server has a different build from the pages that are being saved. */
export class OtherBuild extends Error {
  override readonly name = 'OtherBuild';
}

/**
 * Returns the name of a cache. `content` is `read` for visited pages, or the number of a saved version. The scope
 * separates sites that share an origin.
 */
export const cacheName = (content: string, { build, scope }: Deployment): string => `${content} ${build} ${scope}`;

/** Lists the caches of all builds of the site. */
export async function cachesOf(scope: string): Promise<{ name: string; content: string; build: string }[]> {
  return (await caches.keys()).flatMap((name) => {
    const [content, build, ...rest] = name.split(' ');
    return rest.join(' ') === scope ? { name, content, build } : [];
  });
}

/** Returns true if the file name contains a content hash, which means that the file never changes. */
export const isImmutable = (url: string): boolean => /\/(?:assets\/.+|search\/.+\.[0-9a-f]{8}\.json)$/.test(url);

/** Returns true for URLs of files. URLs of pages have no extension, although some end with a version number. */
export const isFile = (url: string): boolean => /\.[a-z]\w*$/i.test(url);

/** Fetches a page or file. Returns undefined for status 404 and redirects; throws on all other errors. */
async function fetchFile(url: string, signal?: AbortSignal): Promise<Response | undefined> {
  const response = await fetch(url, { cache: isImmutable(url) ? 'default' : 'no-cache', signal });
  if (response.status === 404 || response.redirected) return undefined;
  if (!response.ok) throw new Error(`${url}: the server responds with status ${response.status}`);
  return response;
}

/** Saves a file that `cache` does not contain. Copies immutable files from other caches if possible. */
export async function saveFile(url: string, cache: Cache, signal?: AbortSignal): Promise<void> {
  if (await cache.match(url, { ignoreVary: true })) return;
  const cached = isImmutable(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
  const file = cached ?? (await fetchFile(url, signal));
  if (file) await cache.put(url, file);
}

/**
 * Saves all files that a page uses and then the page, so that a saved page is always complete. Throws `OtherBuild` if
 * the page belongs to another build.
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
