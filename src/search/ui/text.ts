import { isUpdate, updateText } from '@site/src/lib/loadCode';
import type { Hit } from '@site/src/search/engine/protocol';

const results = (count: number): string => (count === 1 ? '1 result' : `${count.toLocaleString('en-US')} results`);

/** Strings that the search dialog and the search page share. Version parameters are numbers such as `2.8.7`. */
export const text = {
  placeholder: 'Search docs',
  /** Returns the kind of a hit, in one or two words. */
  kind: ({ kind, version }: Pick<Hit, 'kind' | 'version'>): string => kind ?? (version ? 'guide' : 'page'),
  fullName: ({ owner, name }: Hit): string => [owner, name].filter(Boolean).join('.'),
  nearest: 'Similar names:',
  syntax:
    'Search by signature: Track -> boolean, takes:Track, returns:Promise, throws:RangeError, since:2.8, removed:2.8.4, kind:event, and words.',
  elsewhere: (searched: string, { version }: Hit) => `Not in v${searched}, but in v${version}:`,
  report: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  reportTitle: (query: string) => `Search: no results for “${query}”`,

  weak: 'Nothing matches well',
  closest: 'These results are the closest. You can also',
  community: 'ask on Discord',
  or: 'or',
  missing: 'open an issue',

  failed: 'Unable to fetch results',
  reasons(error: unknown, isHosted: boolean): string[] {
    if (!isHosted && process.env.NODE_ENV === 'development')
      return ['Search needs a build. Run npm run build && npm run serve.'];
    if (isUpdate(error)) return [updateText.message];
    const network = 'You might want to check your network connection.';
    if (!isHosted || !(error instanceof Error)) return [network];
    if (error.name === 'RetryError')
      return [network, 'The search hosts are unreachable, and the application ID may be incorrect.'];
    if ('status' in error && (error.status === 401 || error.status === 403)) {
      const rejected = 'The search service rejected the API key of this site. Only its maintainers can fix this.';
      return [rejected, error.message];
    }
    return [network, `The search service rejected the request: ${error.message}`];
  },
} as const;

/** Strings that this site adds to the search dialog. All other strings come from DocSearch. */
export const dialogText = {
  name: 'Search docs',
  searching: (version: string) => `Searching v${version}`,
  count: (count: number, version: string) => `${results(count)} in v${version}`,
  loading: 'Loading the search…',
  none: 'No results',
  weak: (version: string) => `${text.weak} in v${version}. The closest results follow`,
  seeAll(count?: number) {
    if (count === undefined) return 'See all results';
    return count === 1 ? 'See the only result' : `See all ${count} results`;
  },
  stored: (action: string, title: string) => `${action}: ${title}`,
} as const;

export const pageText = {
  title: 'Search the documentation',
  titleOf: (query: string) => `Search results for “${query}”`,
  description: 'Search the guides, classes, methods, events and options of Magmastream, in any documented version.',
  input: 'Search for',
  version: 'Version',
  submit: 'Search',
  noScript: 'Search needs JavaScript. You can also browse the sidebar of each version.',
  allVersions: 'All versions',

  start:
    'Search for a class, method, event, option or guide. You can type a name, part of a name or plain words, for example:',
  examplesLabel: 'Examples',
  examples: ['Manager', 'Player.pause', 'track start', 'install'],

  searching: 'Searching…',
  count: (count: number, query: string, version: string) => `${results(count)} for “${query}” in v${version}`,
  none: (query: string, version: string) => `No results for “${query}” in v${version}`,
  weak: (query: string, version: string) => `Nothing matches “${query}” well in v${version}`,
  noneHint: 'Try fewer or shorter words, or search another version:',
  otherVersions: 'Other versions',
  more: (next: number, left: number) => `Show ${next} more (${left.toLocaleString('en-US')} left)`,
} as const;
