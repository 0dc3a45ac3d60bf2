import { indexName, notConfigured, searchPage, site } from './site';

// Each by its whole name: `npm run site` and `npm test` look for these names to tell whether a build is stale.
const appId = process.env.ALGOLIA_APP_ID;
const apiKey = process.env.ALGOLIA_API_KEY;
const withInsights = process.env.SEARCH_INSIGHTS === 'true';

if (Boolean(appId) !== Boolean(apiKey)) {
  const [set, missing] = appId ? ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'] : ['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID'];
  throw new Error(`${set} is set and ${missing} is not: set both for hosted search, or neither for embedded search.`);
}

/** Tells whether readers search with Algolia; otherwise an index that ships with the site answers them. */
export const hosted = Boolean(appId && apiKey);

/** The hosts that the client of Algolia asks: the first for as long as it answers, then the others. */
export const searchHosts = (application: string): string[] =>
  ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
    (host) => `https://${application}${host}`,
  );

/**
 * Settings of the Algolia theme. Without credentials the placeholders satisfy its validation and nothing is sent: the
 * client of our search bar and search page is then answered in the page.
 */
export const search = {
  appId: appId || notConfigured,
  apiKey: apiKey || notConfigured,
  indexName,
  contextualSearch: true,
  searchPagePath: searchPage.slice(1),
  // Any other host opens in the browser instead of in the application.
  externalUrlRegex: `^https?://(?!${new URL(site.url).host.replaceAll('.', '\\.')}(/|$))`,
  // Its script comes from a CDN and reports to Algolia: nothing that embedded search does leaves the site.
  insights: hosted && withInsights,
};
