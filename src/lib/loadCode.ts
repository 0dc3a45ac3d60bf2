import { isIntact, isOfType } from './intact';
import { buildOf } from './offline';

/** Name of the error for a file that the server no longer has, because the site was updated. */
const updated = 'SiteUpdated';

/** The bundler's error for a script or style sheet that did not load. */
interface LoadError extends Error {
  request?: string;
}

/** The text and the button for a file that the server no longer has. */
export const updateText = { message: 'The site was updated. Reload the page.', action: 'Reload' };

/** Returns true for an error after which only a reload of the page helps. Workers send errors without their class. */
export const isUpdate = (error: unknown): boolean => error instanceof Error && error.name === updated;

/** Returns the label of the button that repeats a failed load, or reloads the page if only that helps. */
export const retryLabel = (error: unknown): string => (isUpdate(error) ? updateText.action : 'Retry');

/** Removes copies of a file from the offline cache, unless they are intact. */
async function evict(url: string): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const copy = await cache.match(url, { ignoreVary: true });
    if (copy && !(await isIntact(url, copy))) await cache.delete(url, { ignoreVary: true });
  }
}

/** Returns true if the server has no such file, or answers with a page of another build instead. */
async function isGone(url: string, response: Response): Promise<boolean> {
  if (response.status === 404 || response.status === 410) return true;
  if (isOfType(url, response)) return false;
  const own = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  const build = buildOf(await response.text());
  return own !== undefined && build !== undefined && build !== own;
}

/**
 * Downloads a file that did not load, bypassing the browser cache and the service worker. If the server no longer has
 * the file, throws an error for which `isUpdate` returns true.
 */
export async function renewFile(file: string): Promise<void> {
  const url = new URL(file, location.href).href;
  await evict(url).catch(() => undefined);
  const response = await fetch(url, { cache: 'reload' });
  if (await isGone(url, response.clone())) throw Object.assign(new Error(updateText.message), { name: updated });
  // The browser caches only a response that was read to its end.
  await response.arrayBuffer();
}

/**
 * Loads code with `import()`. Downloads each script or style sheet that does not load once more, because a cache may
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
