import { mainPath, versions } from '../../../config/versions';
import { cacheName, type Deployment } from '../saved/caches';
import { keptVersions } from '../saved/versions';

export const offlineAddress = ({ scope }: Deployment): string => `${scope}offline`;

/** Where the page lists what is kept; it is empty in the build. */
const emptyList = /(<ul[^>]*\bdata-kept\b[^>]*>)<\/ul>/;
/** The page stands at the address of another, for which the application would look. */
const application = /<meta name="?application"?[^>]*>/;

const linkTo = (address: string, name: string): string => `<li><a href="${new URL(address).pathname}">${name}</a></li>`;

/** The pages that were read, the last one first, by their titles and what tells those of versions apart. */
async function readPages(site: Deployment): Promise<string[]> {
  const cache = await caches.open(cacheName('read', site));
  const entries = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const response = await cache.match(url, { ignoreVary: true });
      if (url === offlineAddress(site) || !response?.headers.get('content-type')?.includes('html')) return [];
      const [, title = url] = /<title[^>]*>([^<|]*[^<|\s])/.exec(await response.text()) ?? [];
      const [, version] = /\/docs\/(\d[^/]*)\//.exec(url) ?? [];
      return linkTo(url, version ? `${title} (${version})` : title);
    }),
  );
  return entries.flat().reverse();
}

/** The page that a version opens with, for each version that is kept whole. */
async function versionPages({ scope }: Deployment): Promise<string[]> {
  const kept = await keptVersions(scope);
  return versions
    .filter(({ version }) => kept.includes(version))
    .map((version) => linkTo(scope + mainPath(version).slice(1), `Version ${version.version}, all pages`));
}

/** What a reader sees in the place of a page that is neither reached nor kept: the pages that are. */
export async function offlinePage(site: Deployment): Promise<Response> {
  const page = await caches.match(offlineAddress(site), { cacheName: cacheName('read', site), ignoreVary: true });
  if (!page) return Response.error();
  const items = [...(await versionPages(site)), ...(await readPages(site))];
  const html = (await page.text())
    .replace(application, '')
    .replace(emptyList, (_, list: string) => `${list}${items.join('')}</ul>`);
  const headers = new Headers(page.headers);
  // They are about what was sent, and not about this.
  ['content-encoding', 'content-length', 'etag'].forEach((name) => headers.delete(name));
  return new Response(html, { status: 503, headers });
}
