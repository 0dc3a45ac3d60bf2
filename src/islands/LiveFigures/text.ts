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
    'Your browser requests these figures from GitHub and npm, so both see your IP address. It stores the responses for at least an hour.',
  turnOff: 'Turn off live figures',
  turnOn: 'Turn on live figures',
  load: 'Load live figures',
  onDemand: 'The figures are not loaded yet, because your connection is slow or set to save data.',
  noScript: 'Live figures need JavaScript. You can also find them on',
  loading: 'Loading …',
  unavailable: 'Unavailable',
  retry: 'Retry',
  current: 'as of',
  stale: 'Last visit:',
  complete: 'All figures are up to date.',
  lost: 'The live figures could not be loaded. Check your network connection, then try again.',
  failed: (sources: string[]) => `Could not load: ${sources.join(', ')}. Try again later.`,
  sparkline: (lowest: string, highest: string) => `Weekly downloads, between ${lowest} and ${highest}`,
  about: {
    GitHub: 'GitHub counts open pull requests as open issues, and everyone with a commit as a contributor.',
    npm: 'npm counts every download of the package, including automated downloads. The first number covers all days since July 2023, the month of the first release.',
  },
} as const;
