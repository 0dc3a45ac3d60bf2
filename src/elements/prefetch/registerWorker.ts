import { baseUrl } from '@generated/search-settings/default/settings.mjs';

let isAsked = false;

/** Lets the browser keep what is read; called when a reader has shown to go on. No more than one line of a page's script. */
export function keepRead(): void {
  if (isAsked || process.env.NODE_ENV !== 'production') return;
  isAsked = true;
  // Browsers without workers, or with blocked storage, keep nothing, and nothing is amiss.
  navigator.serviceWorker?.register(`${baseUrl}sw.js`).catch(() => undefined);
}
