import { indexName } from './searchIndex';

const { ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, SEARCH_INSIGHTS } = process.env;

if (Boolean(appId) !== Boolean(apiKey)) {
  const [set, missing] = appId ? ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'] : ['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID'];
  throw new Error(`${set} is set and ${missing} is not: set both for hosted search, or neither for embedded search.`);
}

/** Tells whether readers search with Algolia; otherwise an index that ships with the site answers them. */
export const hosted = Boolean(appId && apiKey);

/**
 * Settings of the Algolia theme. Without credentials the placeholders satisfy its validation and nothing is sent: the
 * client of our search bar and search page is then answered in the page.
 */
export const search = {
  appId: appId || 'not-configured',
  apiKey: apiKey || 'not-configured',
  indexName,
  contextualSearch: true,
  searchPagePath: 'search',
  // Any other host opens in the browser instead of in the application.
  externalUrlRegex: '^https?://(?!magmastream\\.com(/|$))',
  // Its script comes from a CDN and reports to Algolia: nothing that embedded search does leaves the site.
  insights: hosted && SEARCH_INSIGHTS === 'true',
};
