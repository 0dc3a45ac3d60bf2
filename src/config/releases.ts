import { versions, type DocsVersion } from './versions';

/** A release of the library, documented here or not. */
export interface Release {
  /** The tag, as its author wrote it. */
  name: string;
  /** ISO date. */
  released: string;
  /** The documentation of this release; most have none. */
  documented?: DocsVersion;
}

/** The tags of the library's repository up to the current version, oldest first, without pre-releases. */
const tags: readonly (readonly [name: string, released: string])[] = [
  ['V1', '2023-07-08'],
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
  ['v2.6.1', '2025-01-12'],
  ['v.2.7.0', '2025-01-17'],
  ['v2.7.1', '2025-01-17'],
  ['v2.7.2', '2025-01-18'],
  ['v2.7.3', '2025-01-20'],
  ['v.2.7.4', '2025-01-20'],
  ['v2.7.5', '2025-01-22'],
  ['v2.8.0', '2025-01-24'],
  ['v2.8.1', '2025-02-08'],
  ['v2.8.2', '2025-02-10'],
  ['v2.8.4', '2025-02-25'],
  ['v2.8.5', '2025-02-26'],
  ['v2.8.6', '2025-03-23'],
  ['v2.8.7', '2025-05-12'],
];

/** Every release up to the current version, oldest first. */
export const releases: readonly Release[] = tags.map(([name, released]) => ({
  name,
  released,
  documented: versions.find(({ version }) => version === name.replace(/^v\.?/i, '')),
}));
