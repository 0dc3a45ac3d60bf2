const asked = new Set<string>();

/**
 * Fetches a file of a later page ahead; rejects when that fails. In the place of the framework's, which asks again for a
 * file that several pages share, and leaves a tag in the document each time.
 */
export default async function prefetchFile(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) document.head.append(Object.assign(link, { rel: 'prefetch', href: url }));
  else await fetch(url, { credentials: 'include' });
}
