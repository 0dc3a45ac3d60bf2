/** The Algolia settings of a site at /sub/. Tests change them. */
export const mockAlgolia = {
  indexName: 'magmastream',
  appId: 'not-configured',
  apiKey: 'not-configured',
  externalUrlRegex: '^https?://(?!magmastream.com)',
};

beforeEach(() => localStorage.clear());

// The search page has an unusual path here, so that tests fail if the path is hard-coded.
jest.mock('../../../../src/config/site', () => ({
  ...jest.requireActual<object>('../../../../src/config/site'),
  searchPage: '/find',
}));
jest.mock('@generated/site-data/default/settings.mjs', () => ({ baseUrl: '/sub/', algolia: mockAlgolia }), {
  virtual: true,
});
