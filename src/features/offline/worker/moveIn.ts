import { cacheName, cachesOf, type Deployment } from '../saved/caches';
import { isFile, keepPage } from '../saved/page';
import { each, fetchList, isWhole, keepVersion } from '../saved/version';
import { offlineAddress } from './offlinePage';

/** The pages in the cache of an earlier build. */
async function pagesIn(name: string): Promise<string[]> {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => url).filter((url) => !isFile(url));
}

/** A browser that has no room for a version any more goes on without it. */
async function keepIfRoom(version: string, site: Deployment): Promise<void> {
  const list = await fetchList(site.scope);
  if (!(version in list.versions)) return;
  try {
    await keepVersion(version, list, site.scope);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error;
    await caches.delete(cacheName(version, site));
  }
}

/**
 * Fetches into the caches of a new build what those of earlier builds hold: the pages that were read, those that are
 * open, and the versions that were kept. Throws when the server has yet another build, or does not answer: then the
 * worker before stays, with all that it has.
 */
export async function moveIn(site: Deployment, open: readonly URL[]): Promise<void> {
  const before = (await cachesOf(site.scope)).filter(({ build }) => build !== site.build);
  const read = before.filter(({ content }) => content === 'read').map(({ name }) => pagesIn(name));
  const pages = [...(await Promise.all(read)).flat(), ...open.map(({ origin, pathname }) => origin + pathname)];
  const cache = await caches.open(cacheName('read', site));
  await each([...new Set(pages)], (page) => keepPage(page, cache, site));
  for (const { content, name } of before)
    if (content !== 'read' && (await isWhole(name, site.scope))) await keepIfRoom(content, site);
  // Last, so that all before it is of this build too.
  await keepPage(offlineAddress(site), cache, site);
}
