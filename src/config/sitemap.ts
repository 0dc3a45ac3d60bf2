import type { Options } from '@docusaurus/preset-classic';

type CreateItems = NonNullable<Exclude<NonNullable<Options['sitemap']>, false>['createSitemapItems']>;

/** Returns the version prefix of a documentation URL, or an empty string. */
const versionOf = (url: string): string => /\/docs\/(?:\d+\.\d+\.\d+\/)?/.exec(url)?.[0] ?? '';

/**
 * Gives each category page the date of its version's newest page, because category pages have no file in Git. Without
 * Git history, no page has a date.
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
