import { baseUrl } from '@generated/site-data/default/settings.mjs';

let isRegistered = false;

/** Registers the service worker, which caches pages that the reader opens. Runs after the first prefetch or touch. */
export function registerWorker(): void {
  if (isRegistered || process.env.NODE_ENV !== 'production') return;
  isRegistered = true;
  // Browsers without workers or storage cache nothing.
  navigator.serviceWorker?.register(`${baseUrl}sw.js`).catch(() => undefined);
}
