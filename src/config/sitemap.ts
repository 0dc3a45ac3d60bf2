import type { Options } from '@docusaurus/preset-classic';

type CreateItems = NonNullable<Exclude<NonNullable<Options['sitemap']>, false>['createSitemapItems']>;

/** What stands before the rest of a page's address: the version of a page of the documentation. */
const versionOf = (url: string): string => /\/docs\/(?:\d+\.\d+\.\d+\/)?/.exec(url)?.[0] ?? '';

/**
 * The pages of the sitemap, where the lists of categories have the date of the newest page of their version: no file is
 * behind them, so that the generator knows no date of theirs. Without dates at all (no Git history) they stay without.
 */
export const sitemapItems: CreateItems = async ({ defaultCreateSitemapItems, ...site }) => {
  const items = await defaultCreateSitemapItems(site);
  const newest = (version: string): string | null => {
    const dates = items.flatMap(({ url, lastmod }) => (lastmod && versionOf(url) === version ? lastmod : []));
    return dates.sort().at(-1) ?? null;
  };
  return items.map((item) =>
    item.url.includes('/category/') ? { ...item, lastmod: newest(versionOf(item.url)) } : item,
  );
};
