/** Written by the figures plugin before the pages are bundled. */
declare module '@generated/figures/default/figures.json' {
  import type { VersionFigures } from '@site/src/features/statistics/figures';

  const figures: [VersionFigures, ...VersionFigures[]];
  export default figures;
}

/** Written by the compatibility plugin before the pages are bundled. */
declare module '@generated/compatibility/default/compatibility.json' {
  import type { VersionCompatibility } from '@site/src/api/compatibility';

  const rows: VersionCompatibility[];
  export default rows;
}

/** Written by the comparison plugin before the pages are bundled. */
declare module '@generated/comparison/default/releases.json' {
  import type { ReleaseSummary } from '@site/src/features/versions/comparison/changes';

  const releases: ReleaseSummary[];
  export default releases;
}

/** Written by the figures plugin before the pages are bundled. */
declare module '@generated/figures/default/charts.json' {
  import type { ChartDrawings } from '@site/src/features/statistics/figures';

  const charts: ChartDrawings;
  export default charts;
}

/** Written by the search plugin before the pages are bundled. */
declare module '@generated/search-settings/default/settings.mjs' {
  import type { search } from '@site/src/config/search';

  /** The path of the site, with a leading and a trailing slash. */
  export const baseUrl: string;
  /** The settings of the Algolia theme. `replaceSearchResultPathname` maps index paths to site paths. */
  export const algolia: typeof search & { replaceSearchResultPathname?: { from: string; to: string } };
}
