import { text as shared } from '../text';

/** What the search page says by itself or as the search dialog does. */
export const text = {
  title: 'Search the documentation',
  titleOf: (query: string) => `Search results for “${query}”`,
  description:
    'Search the guides, classes, methods, events and options of Magmastream, in any documented version of the library.',
  input: 'Search for',
  placeholder: shared.placeholder,
  version: 'Version',
  versionOf: shared.version,
  noScript: 'Searching needs JavaScript. The pages of every version are also listed in its sidebar.',
  allVersions: 'All versions',

  start:
    'Find a class, a method, an event, an option or a guide: by its name, by a part of its name, or by plain words. For example:',
  examplesLabel: 'Examples',
  examples: ['Manager', 'Player.pause', 'track start', 'install'],

  searching: 'Searching…',
  count: (count: number, query: string, version: string) =>
    `${count === 1 ? 'One result' : `${count.toLocaleString('en-US')} results`} for “${query}” in ${version}`,
  none: (query: string, version: string) => `No results for “${query}” in ${version}`,
  noneHint: 'Try fewer or shorter words, or the same search in another version:',
  otherVersions: 'Other versions',
  report: shared.report,
  reportLink: shared.reportLink,
  elsewhere: (here: string, there: string) => `Not in ${here}, but in ${there}:`,
  more: (next: number, left: number) => `Show ${next} more (${left.toLocaleString('en-US')} left)`,

  failed: shared.failed,
  failedHelp: shared.failedHelp,
  retry: shared.retry,
} as const;
