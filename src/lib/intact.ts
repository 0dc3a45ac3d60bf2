import { buildOf } from './offline';

/** Browsers refuse these files, or read them wrongly, if the server sends them with another type. */
const requiredTypes: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, svg: /^image\/svg/ };

const html = /^text\/html/;

/** Returns true for file URLs. Page URLs have no extension, although some end with a version number. */
export const isFile = (url: string): boolean => /\.[a-z]\w*$/i.test(url);

/** Returns true if the file name contains a content hash, which means that the file never changes. */
export const isImmutable = (url: string): boolean => /\/(?:assets\/.+|search\/.+\.[0-9a-f]{8}\.json)$/.test(url);

/** Returns the hash of the content that a file name contains. */
export const hashInName = (path: string): string | undefined => /\.([0-9a-f]{8})\.\w+$/.exec(path)?.[1];

/** Returns true if a successful response has the type of the file or page that the URL names. Does not read its body. */
export function isOfType(url: string, { status, redirected, headers }: Response): boolean {
  if (status !== 200 || redirected) return false;
  const { pathname } = new URL(url);
  const type = headers.get('content-type') ?? '';
  if (!isFile(pathname)) return html.test(type);
  const required = requiredTypes[pathname.slice(pathname.lastIndexOf('.') + 1)];
  return required ? required.test(type) : !html.test(type);
}

/** Returns the start of a SHA-256 hash, as the build writes it into file names. */
async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content)).subarray(0, 4);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns true if a response is what its URL names: a page of this site, or a file with the right type and the content
 * hash of its name. Proxies, captive portals and single-page fallbacks answer with other content and status 200.
 */
export async function isIntact(url: string, response: Response): Promise<boolean> {
  if (!isOfType(url, response)) return false;
  const { pathname } = new URL(url);
  if (!isFile(pathname)) return buildOf(await response.clone().text()) !== undefined;
  const hash = hashInName(pathname);
  return !hash || (await hashOf(await response.clone().arrayBuffer())) === hash;
}
