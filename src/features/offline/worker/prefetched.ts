import { isIntact } from '../../../lib/intact';

/** Number of milliseconds during which a navigation can use a prefetched page. */
const lifetime = 60_000;

const responses = new Map<string, Promise<Response | undefined>>();

/** Fetches a page and keeps the response for a navigation in the next minute. */
export function prefetch(url: string): Promise<Response> {
  // Sends a new request instead of forwarding the page's request, because the navigation aborts that request.
  const response = fetch(url, { priority: 'low' });
  const copy = response.then(
    async (page) => {
      const opened = page.clone();
      return (await isIntact(url, page)) ? opened : undefined;
    },
    () => undefined,
  );
  responses.set(url, copy);
  // The page may have been prefetched again since then.
  setTimeout(() => responses.get(url) === copy && responses.delete(url), lifetime);
  return response;
}

/** Returns a page's prefetched response, which can be used only once. Resolves to undefined if the prefetch failed. */
export function takePrefetched(url: string): Promise<Response | undefined> | undefined {
  const page = url.replace(/#.*/, '');
  const response = responses.get(page);
  responses.delete(page);
  return response;
}
