import { createBrowserHistory } from 'history';
import type { Hit, SearchRequest } from '../../../../src/search/engine/protocol';

/** The search client's response to a request. */
export interface Found {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
}

/** A site at /sub/ that shows a page of version 2.7.5. Tests change its settings. */
export const mockSite = {
  history: createBrowserHistory(),
  preferredVersion: null as { name: string } | null,
  algolia: {
    indexName: 'magmastream',
    appId: 'not-configured',
    apiKey: 'not-configured',
    externalUrlRegex: '^https?://(?!magmastream.com)',
  },
};
export const mockSearch = jest.fn<Promise<{ results: Found[] }>, [{ requests: SearchRequest[] }]>();

beforeEach(() => {
  mockSite.preferredVersion = null;
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<meta name="docusaurus_tag" content="docs-default-2.7.5">';
  localStorage.clear();
  mockSearch.mockReset();
});

const mockModule = (content: unknown) => ({ __esModule: true, default: content });

// The search page has an unusual path here, so that tests fail if the path is hard-coded.
jest.mock('../../../../src/config/site', () => ({
  ...jest.requireActual<object>('../../../../src/config/site'),
  searchPage: '/find',
}));
jest.mock('../../../../src/search/client', () => ({
  searchClient: () => ({ search: mockSearch }),
  preload: () => Promise.resolve(),
}));
jest.mock('@generated/site-data/default/settings.mjs', () => ({ baseUrl: '/sub/', algolia: mockSite.algolia }), {
  virtual: true,
});
jest.mock('@generated/routes', () => mockModule([]), { virtual: true });
jest.mock(
  '@docusaurus/router',
  () => ({ useHistory: () => mockSite.history, useLocation: () => mockSite.history.location }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/theme-common',
  () => ({ PageMetadata: ({ title }: { title: string }) => <title>{title}</title> }),
  {
    virtual: true,
  },
);
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDocsPreferredVersion: () => mockSite }), {
  virtual: true,
});
