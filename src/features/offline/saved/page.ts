import { buildMark, resourcesOf } from '../../../lib/offline';

/** A build of the site, served at `scope`, a URL with a slash at its end. */
export interface Deployment {
  scope: string;
  build: string;
}

/** The server has another build than the one whose pages are being saved. */
export class OtherBuild extends Error {
  override readonly name = 'OtherBuild';
}

/**
 * Returns the name of a cache. `content` is `read` for the pages that were visited, or the number of a saved version. The
 * scope keeps sites of one origin apart.
 */
export const cacheName = (content: string, { build, scope }: Deployment): string => `${content} ${build} ${scope}`;

/** Lists the caches of the site in all its builds. */
export async function cachesOf(scope: string): Promise<{ name: string; content: string; build: string }[]> {
  return (await caches.keys()).flatMap((name) => {
    const [content, build, ...rest] = name.split(' ');
    return rest.join(' ') === scope ? { name, content, build } : [];
  });
}

/** Returns true if the file name contains a hash of the content, so that the file never changes. */
export const isImmutable = (url: string): boolean => /\/(?:assets\/.+|search\/.+\.[0-9a-f]{8}\.json)$/.test(url);

/** Returns true for URLs of files. URLs of pages have no extension, although some end with a version number. */
export const isFile = (url: string): boolean => /\.[a-z]\w*$/i.test(url);

/** Fetches a page or file. Returns undefined if the server does not have it; throws on all other errors. */
async function fetchFile(url: string, signal?: AbortSignal): Promise<Response | undefined> {
  const response = await fetch(url, { cache: isImmutable(url) ? 'default' : 'no-cache', signal });
  if (response.status === 404 || response.redirected) return undefined;
  if (!response.ok) throw new Error(`${url}: the server responds with status ${response.status}`);
  return response;
}

/** Saves a file. Copies it from another cache if possible. */
export async function saveFile(url: string, cache: Cache, signal?: AbortSignal): Promise<void> {
  if (await cache.match(url, { ignoreVary: true })) return;
  const cached = isImmutable(url) ? await caches.match(url, { ignoreVary: true }) : undefined;
  const file = cached ?? (await fetchFile(url, signal));
  if (file) await cache.put(url, file);
}

/**
 * Saves a page after all files that it uses, so that a saved page is always complete. Throws `OtherBuild` if the page is
 * of another build.
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
