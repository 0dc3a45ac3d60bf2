import { baseUrl } from '@generated/site-data/default/settings.mjs';

let isRegistered = false;

/** Registers the service worker, which caches pages that the reader opens. Runs after the first prefetch or touch. */
export function registerWorker(): void {
  if (isRegistered || process.env.NODE_ENV !== 'production') return;
  isRegistered = true;
  // Browsers without service workers or storage do not cache pages.
  navigator.serviceWorker?.register(`${baseUrl}sw.js`).catch(() => undefined);
}
