import { currentVersion, legacyRelease, versions, type DocsVersion } from './versions';

export interface Release {
  name: string;
  released: string;
  documented?: DocsVersion;
}

/** The stable releases that this site does not document, with their Git tags and dates. Oldest first. */
const undocumented = [
  ['V2', '2023-07-10'],
  ['v2.0.3', '2023-07-13'],
  ['v2.1.0', '2023-07-25'],
  ['v2.2.0', '2023-07-26'],
  ['v2.3.0', '2024-01-13'],
  ['v2.4.0', '2024-04-05'],
  ['v2.5.0', '2024-04-28'],
  ['v2.5.3', '2024-05-18'],
  ['v2.5.4', '2024-05-19'],
  ['v2.5.11', '2024-08-03'],
  ['v2.6.0', '2024-12-08'],
  ['v.2.7.0', '2025-01-17'],
  ['v2.7.1', '2025-01-17'],
  ['v2.7.2', '2025-01-18'],
  ['v2.7.3', '2025-01-20'],
  ['v.2.7.4', '2025-01-20'],
  ['v2.8.6', '2025-03-23'],
];

/** The newest release on npm. After an update, `npm run check` requires a guide that covers this release. */
export const newestRelease = '2.10.2';

/** True while npm has a release that is newer than the documented versions. */
export const hasNewerReleases = currentVersion.version.localeCompare(newestRelease, 'en', { numeric: true }) < 0;

export const newerReleasesGuide = `/${currentVersion.path}/guides/newer-releases`;

/** Every release up to the current version, oldest first. */
export const releases: readonly Release[] = [
  { name: 'V1', released: legacyRelease.released },
  ...undocumented.map(([name, released]) => ({ name, released })),
  ...versions.map((documented) => ({ name: `v${documented.version}`, released: documented.released, documented })),
].sort((a, b) => a.released.localeCompare(b.released));
