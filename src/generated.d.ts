/** Written by the figures plugin before the pages are bundled. */
declare module '@generated/figures/default/figures.json' {
  import type { VersionFigures } from '@site/src/plugins/figures';

  const figures: [VersionFigures, ...VersionFigures[]];
  export default figures;
}
