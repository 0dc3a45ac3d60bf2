import type { DocSearchModalProps } from '@docsearch/react';
import { text as shared } from '../text';

/** The texts that DocSearch shows, in its own shape. */
const modal = {
  searchBox: {
    searchInputLabel: 'Search docs',
    resetButtonTitle: 'Clear the query',
    resetButtonAriaLabel: 'Clear the query',
    cancelButtonText: 'Cancel',
    cancelButtonAriaLabel: 'Cancel',
  },
  startScreen: {
    recentSearchesTitle: 'Recent',
    noRecentSearchesText: 'No recent searches',
    saveRecentSearchButtonTitle: 'Save this search',
    removeRecentSearchButtonTitle: 'Remove this search from history',
    favoriteSearchesTitle: 'Favorite',
    removeFavoriteSearchButtonTitle: 'Remove this search from favorites',
  },
  noResultsScreen: {
    noResultsText: 'No results for',
    suggestedQueryText: 'Try searching for',
    reportMissingResultsText: shared.report,
    reportMissingResultsLinkText: shared.reportLink,
  },
  footer: {
    selectText: 'to select',
    selectKeyAriaLabel: 'Enter key',
    navigateText: 'to navigate',
    navigateUpKeyAriaLabel: 'Arrow up',
    navigateDownKeyAriaLabel: 'Arrow down',
    closeText: 'to close',
    closeKeyAriaLabel: 'Escape key',
    searchByText: 'Search by',
  },
} satisfies DocSearchModalProps['translations'];

/** What the search dialog says by itself or as the search page does. */
export const text = {
  ...shared,
  modal,
  dialog: 'Search docs',
  searching: (version: string) => `Searching ${version}`,
  count: (count: number, version: string) => `${count === 1 ? '1 result' : `${count} results`} in ${version}`,
  none: 'No results',
  elsewhere: (here: string, there: string, name: string) => `Not in ${here}, but in ${there}: ${name}`,
  seeAll: (count: number) => (count === 1 ? 'See the only result' : `See all ${count} results`),
  stored: (action: string, title: string) => `${action}: ${title}`,
} as const;
