/** What the search dialog and the search page say alike. */
export const text = {
  placeholder: 'Search docs',
  version: (version: string) => `v${version}`,
  report: 'Believe this query should return results?',
  reportLink: 'Let us know.',
  reportTitle: (query: string) => `Search: no results for “${query}”`,

  failed: 'Unable to fetch results',
  failedHelp: 'You might want to check your network connection.',
  hostsUnreachable: 'The search hosts are unreachable, and the application id may be incorrect.',
  refused: (message: string) => `The search service refused the request: ${message}`,
  retry: 'Retry',
} as const;
