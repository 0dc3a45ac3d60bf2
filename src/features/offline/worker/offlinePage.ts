import { mainPath, versions } from '../../../config/versions';
import { versionNumberIn } from '../../../lib/docsPath';
import { cacheName, type Deployment } from '../saved/page';
import { savedVersions } from '../saved/version';

export const offlineUrl = ({ scope }: Deployment): string => `${scope}offline`;

/** Matches the empty list on the offline page. The service worker fills this list. */
const emptyList = /(<ul[^>]*\bdata-saved\b[^>]*>)<\/ul>/;

const linkTo = (url: string, name: string): string => `<li><a href="${new URL(url).pathname}">${name}</a></li>`;

/** Returns links to the cached pages, with titles and versions. The most recently cached page comes first. */
async function readPages(site: Deployment, cache: Cache): Promise<string[]> {
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url, { ignoreVary: true });
      if (url === offlineUrl(site) || !response?.headers.get('content-type')?.includes('html')) return [];
      const [, title] = /<title[^>]*>([^<|]*[^<|\s])/.exec(await response.text()) ?? [];
      // Skip redirect pages, because they have no title.
      if (!title) return [];
      const version = versionNumberIn(url);
      return linkTo(url, version ? `${title} (${version})` : title);
    }),
  );
  return entries.flat().reverse();
}

/** Returns a link to the main page of each saved version. */
async function versionPages({ scope }: Deployment): Promise<string[]> {
  const saved = await savedVersions(scope);
  return versions
    .filter(({ version }) => saved.some(({ content }) => content === version))
    .map((version) => linkTo(scope + mainPath(version).slice(1), `Version ${version.version}, all pages`));
}

/** Returns the page that replaces an unavailable page. It links to cached pages and saved versions. */
export async function offlinePage(site: Deployment): Promise<Response> {
  const cache = await caches.open(cacheName('read', site));
  const page = await cache.match(offlineUrl(site), { ignoreVary: true });
  if (!page) return Response.error();
  const items = [...(await versionPages(site)), ...(await readPages(site, cache))];
  const html = (await page.text()).replace(emptyList, (_, list: string) => `${list}${items.join('')}</ul>`);
  return withHtml(page, html, 503);
}

/** Returns the saved copy of a page with a note at its start. */
export async function markSaved(page: Response): Promise<Response> {
  const note =
    '<p id="saved-copy" role="status">This is a saved copy, because the site does not respond. Reload the page to try again.</p>';
  return withHtml(page, (await page.text()).replace(/<body[^>]*>/, `$&${note}`), page.status);
}

function withHtml(page: Response, html: string, status: number): Response {
  const headers = new Headers(page.headers);
  // Remove headers that do not match the changed body.
  ['content-encoding', 'content-length', 'etag'].forEach((name) => headers.delete(name));
  return new Response(html, { status, headers });
}
