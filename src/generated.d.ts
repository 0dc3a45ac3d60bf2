/** Written by the figures plugin before the pages are bundled. */
declare module '@generated/figures/default/figures.json' {
  import type { VersionFigures } from '@site/src/plugins/figures';

  const figures: [VersionFigures, ...VersionFigures[]];
  export default figures;
}

/** Written by the compatibility plugin before the pages are bundled. */
declare module '@generated/compatibility/default/compatibility.json' {
  import type { VersionCompatibility } from '@site/src/plugins/compatibility';

  const rows: VersionCompatibility[];
  export default rows;
}
