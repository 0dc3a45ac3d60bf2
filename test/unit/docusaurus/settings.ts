/** Replaces the generated settings, and simulates a site with the base URL `/sub/`. */
export const baseUrl = '/sub/';

export const hasOfflineCache = true;

export const algolia = {
  indexName: 'magmastream',
  appId: 'not-configured',
  apiKey: 'not-configured',
  externalUrlRegex: '^https?://(?!magmastream.com)',
};
