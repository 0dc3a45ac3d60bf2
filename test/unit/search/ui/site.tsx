import type { Hit, SearchRequest } from '../../../../src/search/engine/protocol';

/** The search client's response to a request. */
export interface Found {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
}

export const mockSearch = jest.fn<Promise<{ results: Found[] }>, [{ requests: SearchRequest[] }]>();

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.head.innerHTML = '<meta name="docusaurus_tag" content="docs-default-2.7.5">';
  localStorage.clear();
  mockSearch.mockReset();
});

// The search page has an unusual path here, so that tests fail if the path is hard-coded.
jest.mock('../../../../src/config/site', () => ({
  ...jest.requireActual<object>('../../../../src/config/site'),
  searchPage: '/find',
}));
jest.mock('../../../../src/search/client', () => ({
  searchClient: () => ({ search: mockSearch }),
  preload: () => Promise.resolve(),
}));
