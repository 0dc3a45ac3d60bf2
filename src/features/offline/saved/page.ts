import { buildMark, resourcesOf } from '../../../lib/offline';
import type { Deployment } from './caches';

/** The site was deployed anew: what is fetched from now on belongs to another build. */
export class OtherBuild extends Error {
  override readonly name = 'OtherBuild';
}

/** Whether what is at this address is there for ever: its name has the hash of its content. */
export const isNamedByContent = (address: string): boolean =>
  /\/(?:assets\/.+|search\/.+\.[0-9a-f]{8}\.json)$/.test(address);

/** Whether an address is that of a file and not of a page; a page may end with the number of a version. */
export const isFile = (address: string): boolean => /\.[a-z]\w*$/i.test(address);

/** Fetches a file; nothing where the server has none. Throws what a second try may put right. */
async function fetchFile(address: string): Promise<Response | undefined> {
  const response = await fetch(address, { cache: isNamedByContent(address) ? 'default' : 'no-cache' });
  if (response.status === 404 || response.redirected) return undefined;
  if (!response.ok) throw new Error(`${address}: the server answers ${response.status}`);
  return response;
}

/** Keeps a file, from whatever cache has it if its name tells its content. */
export async function keepFile(address: string, into: Cache): Promise<void> {
  const options = { ignoreVary: true };
  if (await into.match(address, options)) return;
  const known = isNamedByContent(address) ? await caches.match(address, options) : undefined;
  const file = known ?? (await fetchFile(address));
  if (file) await into.put(address, file);
}

/**
 * Keeps a page with all that it is read with, and itself last: a page that is kept is whole. Nothing is kept of an address
 * without a page. Throws `OtherBuild` when the server has another build meanwhile.
 */
export async function keepPage(address: string, into: Cache, { build, scope }: Deployment): Promise<void> {
  const page = await fetchFile(address);
  if (!page) return;
  const html = await page.clone().text();
  if (!html.includes(buildMark(build))) throw new OtherBuild(`${address} is of another build than ${build}`);
  for (const part of resourcesOf(html, scope)) await keepFile(part, into);
  await into.put(address, page);
}
