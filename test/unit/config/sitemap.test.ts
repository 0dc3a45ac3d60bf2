import { sitemapItems } from '../../../src/config/sitemap';

const site = 'https://example.org';

/** Returns the sitemap's dates by path. `known` contains the dates that Docusaurus finds. */
async function dated(known: Record<string, string | null>) {
  const items = Object.entries(known).map(([path, lastmod]) => ({ url: site + path, lastmod }));
  const siteConfig = { url: site, baseUrl: '/' };
  const parameters = { siteConfig, defaultCreateSitemapItems: () => Promise.resolve(items) };
  const made = await sitemapItems(parameters as unknown as Parameters<typeof sitemapItems>[0]);
  return Object.fromEntries(made.map(({ url, lastmod }) => [url.replace(site, ''), lastmod]));
}

// @spec 9.7
test('a category page has the date of the newest page of its version', async () => {
  const pages = { '/docs/intro': '2025-05-12', '/docs/classes/A': '2025-06-01', '/docs/2.8.5/intro': '2025-02-26' };
  const lists = { '/docs/category/classes': null, '/docs/2.8.5/category/classes': null };
  expect(await dated({ ...pages, ...lists })).toEqual({
    ...pages,
    '/docs/category/classes': '2025-06-01',
    '/docs/2.8.5/category/classes': '2025-02-26',
  });
});
