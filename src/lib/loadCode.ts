import { isIntact, isOfType } from './intact';
import { buildOf } from './offline';

/** The error name for a file that an update of the site has removed from the server. */
const updated = 'SiteUpdated';

/** The bundler's error for a script or style sheet that failed to load. */
interface LoadError extends Error {
  request?: string;
}

/** The message and the button label for a file that the server no longer has. */
export const updateText = { message: 'The site was updated. Reload the page.', action: 'Reload' };

/** True for an error that only a page reload can fix. Errors from workers lose their class, but keep their name. */
export const isUpdate = (error: unknown): boolean => error instanceof Error && error.name === updated;

/** Returns the label of the button after a failed load. The button reloads the page only if a retry cannot help. */
export const retryLabel = (error: unknown): string => (isUpdate(error) ? updateText.action : 'Retry');

/** Removes damaged copies of a file from the offline cache. */
async function evict(url: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const copy = await cache.match(url, { ignoreVary: true });
    if (copy && !(await isIntact(url, copy))) await cache.delete(url, { ignoreVary: true });
  }
}

/** True if the server does not have the file, or sends a page from another build instead. */
async function isGone(url: string, response: Response): Promise<boolean> {
  if (response.status === 404 || response.status === 410) return true;
  if (isOfType(url, response)) return false;
  const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  const build = buildOf(await response.text());
  return own !== undefined && build !== undefined && build !== own;
}

/**
 * Downloads a file that failed to load, without the browser cache and the service worker. If the server no longer has
 * the file, throws an error that `isUpdate` recognizes.
 */
export async function renewFile(file: string): Promise<void> {
  const url = new URL(file, location.href).href;
  await evict(url).catch(() => undefined);
  const response = await fetch(url, { cache: 'reload' });
  if (await isGone(url, response.clone())) throw Object.assign(new Error(updateText.message), { name: updated });
  // Read the whole response, because the browser does not cache incomplete responses.
  await response.arrayBuffer();
}

/**
 * Loads code with `import()`. If a script or style sheet fails to load, downloads it once more, because a cache may
 * contain a damaged copy.
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  const renewed = new Set<string>();
  for (;;) {
    try {
      return await load();
    } catch (error) {
      const { request } = error as LoadError;
      if (!request || renewed.has(request)) throw error;
      renewed.add(request);
      await renewFile(request);
    }
  }
}
