import { baseUrl, hasOfflineCache } from '@generated/site-data/default/settings.mjs';

let isRegistered = false;

/**
 * Registers the service worker, which caches the pages that the reader opens. Called after the first prefetch or touch.
 */
export function registerWorker(): void {
  if (isRegistered || !hasOfflineCache || process.env.NODE_ENV !== 'production') return;
  isRegistered = true;
  // Ignore missing service workers and storage, because pages work without the cache.
  try {
    navigator.serviceWorker?.register(`${baseUrl}sw.js`).catch(() => undefined);
  } catch {
    // In a sandboxed window, reading `serviceWorker` throws an error.
  }
}

// The worker does not cache a page while the browser prerenders it. Notify the worker when the reader opens the page.
document.addEventListener('prerenderingchange', () => {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('opened'));
});
