import type { VersionFigures } from '@site/src/figures';

/** A number with its thousands apart, the same on the server and in every browser. */
export function numberText(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

export const text = {
  numbers: 'Show the numbers',
  version: 'Version',
  releases: {
    title: 'Releases over time',
    chart: 'Number of releases since the first one, over time',
    description: (count: number, documented: number, first: string, last: string) =>
      `${count} releases from ${first} to ${last}; ${documented} of them are documented here.`,
    documented: 'documented here',
    other: 'other releases',
    caption:
      'Tags of the library’s repository up to the current version, with their dates. Pre-releases are left out, as are published versions without a tag.',
    columns: { name: 'Release', released: 'Date', documented: 'Documentation' },
    none: 'none',
  },
  size: {
    title: 'Size of the API',
    description: (first: VersionFigures, last: VersionFigures) =>
      `From ${first.version} to ${last.version} the API went from ${first.symbols} to ${last.symbols} symbols, and from ${first.members} to ${last.members} members. The manager emits ${last.events} events.`,
    caption:
      'Symbols are classes, interfaces, enums, type aliases and constants. Members are their properties, methods and enum entries; private ones are not counted. Events are those of the manager.',
    panels: { symbols: 'Symbols', members: 'Members', events: 'Events' },
    columns: {
      symbols: 'Symbols',
      exported: 'Exported',
      members: 'Members',
      events: 'Events',
    },
  },
  changes: {
    title: 'Changes from version to version',
    chart: 'Added, changed and removed in each version',
    description: (version: string, count: number) =>
      `What each version did to the API of the version before it. ${version} changed the most: ${count} symbols, members and events.`,
    caption: 'A member of a symbol that came or went with it is not counted once more.',
    list: 'What exactly changed',
    columns: { against: 'Before', added: 'Added', changed: 'Changed', removed: 'Removed' },
  },
  words: {
    title: 'Pages and samples',
    description: ({ version, pages, samples }: VersionFigures) =>
      `The documentation of ${version} has ${pages} pages with ${samples} code samples.`,
    caption:
      'Every sample in TypeScript or JavaScript is compiled against the API of its own version before it is published.',
    panels: { pages: 'Pages', samples: 'Samples' },
  },
} as const;
