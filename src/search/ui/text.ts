import type { Hit } from '@site/src/search/engine/protocol';
import type { ApiKind } from '@site/src/search/section';

const kinds: Record<ApiKind, string> = {
  class: 'Class',
  interface: 'Interface',
  enum: 'Enum',
  type: 'Type',
  constant: 'Constant',
  constructor: 'Constructor',
  method: 'Method',
  property: 'Property',
  event: 'Event',
  'enum member': 'Enum member',
  option: 'Option',
};

/** What the search dialog and the search page say alike. Versions are numbers: `2.8.7`. */
export const text = {
  placeholder: 'Search docs',
  /** Undefined for a kind that the site does not know: a hosted index may be older or newer than the site. */
  kind: (kind: string): string | undefined => (Object.hasOwn(kinds, kind) ? kinds[kind as ApiKind] : undefined),
  of: 'of',
  elsewhere: (here: string, { version }: Hit) => `Not in v${here}, but in v${version}:`,
  report: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  reportTitle: (query: string) => `Search: no results for “${query}”`,

  failed: 'Unable to fetch results',
  /** What may be wrong, and how to put it right; embedded search has no more to say to a reader than that nothing came. */
  reasons(error: unknown, isHosted: boolean): string[] {
    const unreachable = 'You might want to check your network connection.';
    if (!isHosted || !(error instanceof Error)) return [unreachable];
    if (error.name === 'RetryError')
      return [unreachable, 'The search hosts are unreachable, and the application id may be incorrect.'];
    if ('status' in error && (error.status === 401 || error.status === 403)) {
      const refused = 'The search service refused the key of this site, which only its maintainers can put right.';
      return [refused, error.message];
    }
    return [unreachable, `The search service refused the request: ${error.message}`];
  },
  retry: 'Retry',
} as const;

/** What the dialog says besides; where it says what DocSearch says by itself, DocSearch is given no text. */
export const dialogText = {
  name: 'Search docs',
  searching: (version: string) => `Searching v${version}`,
  count: (count: number, version: string) => `${count === 1 ? '1 result' : `${count} results`} in v${version}`,
  none: 'No results',
  seeAll(count?: number) {
    if (count === undefined) return 'See all results';
    return count === 1 ? 'See the only result' : `See all ${count} results`;
  },
  stored: (action: string, title: string) => `${action}: ${title}`,
} as const;

/** What the search page says besides. */
export const pageText = {
  title: 'Search the documentation',
  titleOf: (query: string) => `Search results for “${query}”`,
  description:
    'Search the guides, classes, methods, events and options of Magmastream, in any documented version of the library.',
  input: 'Search for',
  version: 'Version',
  noScript: 'Searching needs JavaScript. The pages of every version are also listed in its sidebar.',
  allVersions: 'All versions',

  start:
    'Find a class, a method, an event, an option or a guide: by its name, by a part of its name, or by plain words. For example:',
  examplesLabel: 'Examples',
  examples: ['Manager', 'Player.pause', 'track start', 'install'],

  searching: 'Searching…',
  count: (count: number, query: string, version: string) =>
    `${count === 1 ? 'One result' : `${count.toLocaleString('en-US')} results`} for “${query}” in v${version}`,
  none: (query: string, version: string) => `No results for “${query}” in v${version}`,
  noneHint: 'Try fewer or shorter words, or the same search in another version:',
  otherVersions: 'Other versions',
  more: (next: number, left: number) => `Show ${next} more (${left.toLocaleString('en-US')} left)`,
} as const;
