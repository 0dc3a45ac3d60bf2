import { isIntact } from '../../../lib/intact';

/** The number of milliseconds for which a prefetched page can be used. */
const lifetime = 60_000;

const responses = new Map<string, Promise<Response | undefined>>();

/** Fetches a page and stores the response in memory for one minute. A navigation during this time uses the response. */
export function prefetch(url: string): Promise<Response> {
  // Send a new request. If the worker forwarded the page's request, the navigation would abort it.
  const response = fetch(url, { priority: 'low' });
  const copy = response.then(
    async (page) => {
      const opened = page.clone();
      return (await isIntact(url, page)) ? opened : undefined;
    },
    () => undefined,
  );
  responses.set(url, copy);
  // Keep the response if the page has been prefetched again in the meantime.
  setTimeout(() => responses.get(url) === copy && responses.delete(url), lifetime);
  return response;
}

/** Returns the prefetched response of a page only once. Resolves to undefined if the prefetch failed. */
export function takePrefetched(url: string): Promise<Response | undefined> | undefined {
  const page = url.replace(/#.*/, '');
  const response = responses.get(page);
  responses.delete(page);
  return response;
}
