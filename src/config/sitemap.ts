import type { Options } from '@docusaurus/preset-classic';
import { versionOf, type DocsVersion } from './versions';

type CreateItems = NonNullable<Exclude<NonNullable<Options['sitemap']>, false>['createSitemapItems']>;

/** Gives each category page the date of its version's newest page, because category pages have no file in Git. */
export const sitemapItems: CreateItems = async ({ defaultCreateSitemapItems, ...site }) => {
  const items = await defaultCreateSitemapItems(site);
  const { url: origin, baseUrl } = site.siteConfig;
  const versionAt = (url: string) => versionOf(url.slice((origin + baseUrl).length));
  const newest = (version: DocsVersion | undefined): string | null => {
    const dates = items.flatMap(({ url, lastmod }) => (lastmod && versionAt(url) === version ? lastmod : []));
    return dates.sort().at(-1) ?? null;
  };
  return items.map((item) =>
    item.url.includes('/category/') ? { ...item, lastmod: newest(versionAt(item.url)) } : item,
  );
};
