// The plugins `siteData` and `comparison` write these modules before the pages are bundled.

declare module '@generated/site-data/default/figures.json' {
  import type { VersionFigures } from '@site/src/features/statistics/figures';

  const figures: [VersionFigures, ...VersionFigures[]];
  export default figures;
}

declare module '@generated/site-data/default/charts.json' {
  import type { ChartDrawings } from '@site/src/features/statistics/figures';

  const charts: ChartDrawings;
  export default charts;
}

declare module '@generated/site-data/default/compatibility.json' {
  import type { VersionCompatibility } from '@site/src/api/compatibility';

  const rows: VersionCompatibility[];
  export default rows;
}

declare module '@generated/site-data/default/symbolPages.json' {
  /** Maps symbol names in lowercase to the paths of their pages in the current version. */
  const pages: Partial<Record<string, string>>;
  export default pages;
}

declare module '@generated/site-data/default/apiNames.json' {
  /** The names of all symbols and members in all versions. */
  const names: string[];
  export default names;
}

declare module '@generated/site-data/default/settings.mjs' {
  import type { search } from '@site/src/config/search';

  /** The site path, with a leading and a trailing slash. */
  export const baseUrl: string;
  /** True if readers can save pages. False if the build removes the service worker. */
  export const hasOfflineCache: boolean;
  /** The options of the Algolia theme. `replaceSearchResultPathname` maps index paths to site paths. */
  export const algolia: typeof search & { replaceSearchResultPathname?: { from: string; to: string } };
}

declare module '@generated/comparison/default/releases.json' {
  import type { ReleaseSummary } from '@site/src/features/versions/comparison/changes';

  const releases: ReleaseSummary[];
  export default releases;
}
