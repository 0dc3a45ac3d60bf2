/** Written by the compatibility plugin before the pages are bundled. */
declare module '@generated/compatibility/default/compatibility.json' {
  import type { VersionCompatibility } from '@site/src/plugins/compatibility';

  const rows: VersionCompatibility[];
  export default rows;
}
