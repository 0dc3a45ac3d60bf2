/** Written by the figures plugin before the pages are bundled. */
declare module '@generated/figures/default/figures.json' {
  import type { VersionFigures } from '@site/src/figures';

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
  import type { ReleaseSummary } from '@site/src/comparison/changes';

  const releases: ReleaseSummary[];
  export default releases;
}

/** Written by the figures plugin before the pages are bundled. */
declare module '@generated/figures/default/charts.json' {
  import type { ChartDrawings } from '@site/src/figures';

  const charts: ChartDrawings;
  export default charts;
}
