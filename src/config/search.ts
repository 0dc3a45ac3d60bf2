import { Refusal } from '../lib/refusal.mjs';
import { environment } from './environment';
import { indexName, notConfigured, searchPage, site } from './site';

const { ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey } = environment;

if (Boolean(appId) !== Boolean(apiKey)) {
  const [set, missing] = appId ? ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'] : ['ALGOLIA_API_KEY', 'ALGOLIA_APP_ID'];
  throw new Refusal(`${set} is set and ${missing} is not: set both for hosted search, or neither for embedded search.`);
}

/** True if Algolia handles searches. Otherwise, the browser searches the index that is part of the site. */
export const hosted = Boolean(appId && apiKey);

/** Returns the hosts of an Algolia application in the client's retry order. */
export const searchHosts = (application: string): string[] =>
  ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'].map(
    (host) => `https://${application}${host}`,
  );

/** Options for Docusaurus' Algolia theme. Placeholders replace missing credentials, because the theme requires them. */
export const search = {
  appId: appId || notConfigured,
  apiKey: apiKey || notConfigured,
  indexName,
  contextualSearch: true,
  searchPagePath: searchPage.slice(1),
  // Open results on other hosts in a new tab.
  externalUrlRegex: `^https?://(?!${new URL(site.url).host.replaceAll('.', '\\.')}(/|$))`,
  // The insights script comes from a CDN and reports to Algolia. The embedded search never loads it.
  insights: hosted && environment.SEARCH_INSIGHTS === 'true',
};
