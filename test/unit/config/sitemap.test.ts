import { sitemapItems } from '../../../src/config/sitemap';

type SitemapItem = Awaited<ReturnType<typeof sitemapItems>>[number];

const at = (path: string, lastmod: string | null = null): SitemapItem => ({
  url: `https://example.org${path}`,
  lastmod,
});

async function dated(items: SitemapItem[]) {
  const parameters = { defaultCreateSitemapItems: () => Promise.resolve(items) };
  const made = await sitemapItems(parameters as unknown as Parameters<typeof sitemapItems>[0]);
  return Object.fromEntries(made.map(({ url, lastmod }) => [url.replace('https://example.org', ''), lastmod]));
}

test('the list of a category is as new as the newest page of its version', async () => {
  const items = [
    at('/docs/intro', '2025-05-12'),
    at('/docs/classes/Manager', '2025-06-01'),
    at('/docs/category/classes'),
    at('/docs/2.8.5/intro', '2025-02-26'),
    at('/docs/2.8.5/category/classes'),
  ];
  expect(await dated(items)).toMatchObject({
    '/docs/category/classes': '2025-06-01',
    '/docs/2.8.5/category/classes': '2025-02-26',
    '/docs/2.8.5/intro': '2025-02-26',
  });
});

test('without dates there are none, and what has no version keeps what it has', async () => {
  expect(await dated([at('/docs/intro'), at('/docs/category/classes'), at('/search')])).toEqual({
    '/docs/intro': null,
    '/docs/category/classes': null,
    '/search': null,
  });
});
