import type { Failure } from './ask';
import type { LiveSource } from './sources';

/** A number with its thousands apart, the same on the server and in every browser. */
export const numberText = (value: number): string => value.toLocaleString('en-US');

export const labels = {
  stars: 'Stars',
  watchers: 'Watchers',
  forks: 'Forks',
  issues: 'Open issues',
  created: 'Created',
  pushed: 'Last pushed',
  contributors: 'Contributors',
  downloads: 'Downloads',
  published: 'Created',
  modified: 'Last modified',
  year: 'Downloads in the last 52 weeks',
} as const;

/** What the figures of a host cover, where their labels do not say it. */
export const abouts: Record<LiveSource['host'], string> = {
  GitHub: 'GitHub counts open pull requests as open issues, and everybody with a commit as a contributor.',
  npm: 'npm counts every download of the package, also those by machines. The first number is for all days since July 2023, the month of the first release.',
};

export const failureTexts: Record<Failure, string> = {
  limited: 'Too many requests: try again later.',
  refused: 'The host answers with an error.',
  slow: 'No answer within 5 seconds.',
  unreachable: 'The host cannot be reached.',
  unreadable: 'The answer makes no sense.',
};

export const text = {
  privacy:
    'Your browser asks GitHub and npm for these figures, so both see your IP address. It stores the answers, and asks again after an hour at the earliest.',
  turnOff: 'Turn off live figures',
  turnOn: 'Turn on live figures',
  load: 'Load live figures',
  onDemand: 'Nothing is loaded yet: your connection is slow or set to save data.',
  noScript: 'Live figures need JavaScript. You find them on',
  and: 'and',
  broken: 'Live figures do not work in this browser. You find them on',
  loading: 'Loading',
  unavailable: 'Unavailable',
  retry: 'Retry',
  retryOf: (label: string, host: string) => `Retry: ${label} (${host})`,
  asOf: 'as of',
  stale: 'Last visit:',
  status: (current: number, total: number) =>
    current === total ? `All ${total} figures are up to date.` : `${current} of ${total} figures are up to date.`,
  week: 'Week of',
  downloads: 'Downloads',
  sparkline: (lowest: string, highest: string) => `Downloads per week, between ${lowest} and ${highest}`,
} as const;
