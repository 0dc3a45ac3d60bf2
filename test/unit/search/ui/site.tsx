import type { ReactNode } from 'react';
import { createBrowserHistory } from 'history';
import type { Hit, SearchRequest } from '../../../../src/search/engine/protocol';

/** What the search of the site answers to one request. */
export interface Found {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
}

/** The site around what is tested, mounted at /sub/ and read in 2.7.5; a test changes what it is about. */
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
export const mockPreload = jest.fn<Promise<void>, [object, string[]]>();

beforeEach(() => {
  mockSite.preferredVersion = null;
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<meta name="docusaurus_tag" content="docs-default-2.7.5">';
  Object.assign(mockSite.algolia, { appId: 'not-configured', apiKey: 'not-configured' });
  mockSearch.mockReset();
  mockPreload.mockReset().mockResolvedValue();
});

const mockModule = (content: unknown) => ({ __esModule: true, default: content });

// Another address than the site's own: what leads to the search page has to have it from there.
jest.mock('../../../../src/config/site', () => ({
  ...jest.requireActual<object>('../../../../src/config/site'),
  searchPage: '/find',
}));
jest.mock('../../../../src/search/client', () => ({
  searchClient: () => ({ search: mockSearch }),
  preload: (...parameters: [object, string[]]) => mockPreload(...parameters),
}));
jest.mock('@generated/search-settings/default/settings.mjs', () => ({ baseUrl: '/sub/', algolia: mockSite.algolia }), {
  virtual: true,
});
jest.mock('@docusaurus/Head', () => mockModule(({ children }: { children: ReactNode }) => children), { virtual: true });
jest.mock('@generated/routes', () => mockModule([]), { virtual: true });
jest.mock(
  '@docusaurus/router',
  () => ({ useHistory: () => mockSite.history, useLocation: () => mockSite.history.location }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => mockModule(() => ({ i18n: { currentLocale: 'en' }, siteConfig: { baseUrl: '/sub/' } })),
  { virtual: true },
);
jest.mock(
  '@docusaurus/theme-search-algolia/client',
  () => ({ useSearchResultUrlProcessor: () => (url: string) => url.replace('https://magmastream.com', '') }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/theme-common',
  () => ({
    PageMetadata: ({ title }: { title: string }) => <title>{title}</title>,
  }),
  { virtual: true },
);
jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDocsPreferredVersion: () => mockSite }), {
  virtual: true,
});
