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

export const text = {
  privacy:
    'Your browser asks GitHub and npm for these figures, so both see your IP address. It stores the answers, and asks again after an hour at the earliest.',
  turnOff: 'Turn off live figures',
  turnOn: 'Turn on live figures',
  load: 'Load live figures',
  onDemand: 'Nothing is loaded yet: your connection is slow or set to save data.',
  noScript: 'Live figures need JavaScript. You find them on',
  loading: 'Loading …',
  unavailable: 'Unavailable',
  retry: 'Retry',
  current: 'as of',
  stale: 'Last visit:',
  complete: 'All figures are up to date.',
  failed: (sources: string[]) => `Could not load: ${sources.join(', ')}. Try again later.`,
  sparkline: (lowest: string, highest: string) => `Downloads per week, between ${lowest} and ${highest}`,
  /** Explains what each host counts. */
  about: {
    GitHub: 'GitHub counts open pull requests as open issues, and everybody with a commit as a contributor.',
    npm: 'npm counts every download of the package, also those by machines. The first number is for all days since July 2023, the month of the first release.',
  },
} as const;
