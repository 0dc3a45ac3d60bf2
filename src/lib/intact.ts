import { buildOf } from './offline';

/** The required content types by file extension. Browsers reject or misread files with another type. */
const requiredTypes: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /^text\/css/, svg: /^image\/svg/ };

const html = /^text\/html/;

/** True for file URLs. Page URLs have no extension, although some end with a version number. */
export const isFile = (url: string): boolean => /\.[a-z]\w*$/i.test(url);

/** True if the file name contains a content hash, which means that the file never changes. */
export const isImmutable = (url: string): boolean => /\/(?:assets\/.+|search\/.+\.[0-9a-f]{8}\.json)$/.test(url);

/** Returns the content hash in a file name. */
export const hashInName = (path: string): string | undefined => /\.([0-9a-f]{8})\.\w+$/.exec(path)?.[1];

/** True if a successful response has the content type of the requested file or page. Does not read the body. */
export function isOfType(url: string, { status, redirected, headers }: Response): boolean {
  if (status !== 200 || redirected) return false;
  const { pathname } = new URL(url);
  const type = headers.get('content-type') ?? '';
  if (!isFile(pathname)) return html.test(type);
  const required = requiredTypes[pathname.slice(pathname.lastIndexOf('.') + 1)];
  return required ? required.test(type) : !html.test(type);
}

/** Returns the start of the SHA-256 hash of a file, as it appears in file names. */
async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content)).subarray(0, 4);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * True if a response is the requested page or file: a page of this site, or a file with the correct type and with
 * content that matches the hash in its name. Proxies, captive portals and single-page fallbacks send other content with
 * status 200.
 */
export async function isIntact(url: string, response: Response): Promise<boolean> {
  if (!isOfType(url, response)) return false;
  const { pathname } = new URL(url);
  if (!isFile(pathname)) return buildOf(await response.clone().text()) !== undefined;
  const hash = hashInName(pathname);
  return !hash || (await hashOf(await response.clone().arrayBuffer())) === hash;
}
