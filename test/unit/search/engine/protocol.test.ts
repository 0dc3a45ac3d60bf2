import { createEngine } from '../../../../src/search/engine';
import { type SearchRequest, readRequest } from '../../../../src/search/engine/protocol';
import { shard } from './shard';

test('a request that says nothing gets the defaults of Algolia', () => {
  expect(readRequest({})).toEqual({
    query: '',
    facetFilters: [],
    hitsPerPage: 20,
    page: 0,
    retrieve: ['*'],
    snippet: new Map(),
    highlight: ['*'],
    preTag: '<em>',
    postTag: '</em>',
    ellipsis: '…',
    clickAnalytics: false,
  });
});

test('filters are read flat, nested and mixed', () => {
  expect(readRequest({ facetFilters: ['a:1', ['b:2', 'c:3'], []] }).facetFilters).toEqual([['a:1'], ['b:2', 'c:3']]);
  expect(readRequest({ facetFilters: 'a:1' }).facetFilters).toEqual([['a:1']]);
});

test('snippets without a length have ten words', () => {
  const { snippet } = readRequest({ attributesToSnippet: ['content', 'hierarchy.lvl1:5', 'hierarchy.lvl2:many'] });
  expect([...snippet.entries()]).toEqual([
    ['content', 10],
    ['hierarchy.lvl1', 5],
    ['hierarchy.lvl2', 10],
  ]);
});

test('numbers are brought into their limits', () => {
  expect(readRequest({ hitsPerPage: 1e9, page: -3 })).toMatchObject({ hitsPerPage: 1000, page: 0 });
  expect(readRequest({ hitsPerPage: 2.7, page: NaN })).toMatchObject({ hitsPerPage: 2, page: 0 });
});

test('what is of a wrong type counts as missing, as it comes over a wire', () => {
  const wrong: unknown = {
    query: 7,
    facetFilters: [null, 5],
    hitsPerPage: 'all',
    page: {},
    attributesToRetrieve: 3,
    attributesToSnippet: [null],
    highlightPreTag: [],
    clickAnalytics: 'yes',
  };
  expect(readRequest(wrong as SearchRequest)).toEqual(readRequest({}));
  expect(createEngine([shard]).search(wrong as SearchRequest).hits).toHaveLength(20);
});

test('a very long query is answered by its beginning', () => {
  const engine = createEngine([shard]);
  const query = `setVolume ${'and then '.repeat(2000)}`;
  expect(engine.search({ query }).hits[0]?.name).toBe('setVolume');
});
