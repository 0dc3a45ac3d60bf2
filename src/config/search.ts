/**
 * Settings of the Algolia theme. Without credentials the placeholders satisfy its validation and nothing is sent:
 * our own search bar and search page never call Algolia in that case.
 */
export const search = {
  appId: process.env.ALGOLIA_APP_ID || 'not-configured',
  apiKey: process.env.ALGOLIA_API_KEY || 'not-configured',
  indexName: 'magmastream',
  contextualSearch: true,
  searchPagePath: 'search',
  // Any other host opens in the browser instead of in the application.
  externalUrlRegex: '^https?://(?!magmastream\\.com(/|$))',
  insights: process.env.SEARCH_INSIGHTS === 'true',
};
