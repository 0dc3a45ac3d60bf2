import { createEngine } from '../../../../src/search/engine';
import type { SearchRequest } from '../../../../src/search/engine/protocol';
import { current as tag } from '../fixtures';
import { engineOf, recordsOf, shard, short } from './shard';

/** A member of an older version, which the shard knows because the newer version has it not. */
const player = { level: 1, title: 'Player', kind: 'class' };
const sections = [player, { title: 'getRecommended()', kind: 'method' }];
const [, old] = recordsOf([{ path: 'docs/2.7.5/classes/Player', category: '', sections }], 'docs-default-2.7.5');

const engine = createEngine([{ ...shard, elsewhere: [old] }]);
const search = (query: string, request: SearchRequest = {}) => engine.search({ query, ...request });
const addresses = (query: string, request: SearchRequest = {}) =>
  search(query, { hitsPerPage: 1000, ...request }).hits.map(({ url }) => short(url));

test('each address is found once, the heading before its text', () => {
  const { hits } = search('volume', { hitsPerPage: 1000 });
  expect(new Set(hits.map(({ url }) => url)).size).toBe(hits.length);
  expect(hits.find(({ url }) => short(url) === 'Player#setVolume')).toMatchObject({ type: 'lvl3', content: null });
  // Several shards may hold a record.
  const twice = createEngine([shard, { records: [], elsewhere: shard.records }]);
  expect(twice.search({ query: 'setVolume' }).nbHits).toBe(search('setVolume').nbHits);
});

test('a section found by its text alone is shown as that text', () => {
  const text = { type: 'content', content: 'Puts the tracks into random order.' };
  expect(search('random order').hits[0]).toMatchObject({ objectID: 'docs/classes/Queue#shuffle/0', ...text });
});

test('of several texts of a section the one that matches is shown', () => {
  const [heading, text] = shard.records.filter(({ url }) => short(url) === 'Queue#shuffle');
  const second = { ...text, objectID: `${heading.objectID}/1`, content: 'It cannot be undone.' };
  const { hits } = createEngine([{ records: [heading, text, second], elsewhere: [] }]).search({ query: 'undone' });
  expect(hits.map(({ objectID }) => objectID)).toEqual([second.objectID]);
});

test('a section whose heading has only another word for the query is shown as its text', () => {
  const guide = engineOf([{ title: 'Leaving politely', text: 'Disconnect when nobody listens.' }]);
  const shown = (query: string) => guide.search({ query }).hits.map(({ content }) => content);
  expect(shown('kick')).toEqual(['Disconnect when nobody listens.']);
  expect(shown('leaving')).toEqual([null]);
  expect(shown('kick politely')).toEqual([null]);
});

test.each(['', '  '])('the empty query "%s" finds all addresses in the order of their records', (query) => {
  expect(addresses(query)).toEqual([...new Set([...shard.records, old].map(({ url }) => short(url)))]);
  expect(search(query).hits[0]).toMatchObject({ type: 'lvl1', objectID: 'docs/classes/Manager#' });
});

test('an engine without records finds nothing', () => {
  for (const query of ['', 'player'])
    expect(createEngine([]).search({ query })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
});

const events = ['Manager#trackStart'];
const elsewhere = ['Player#getRecommended'];

test.each<[string, query: string, filters: SearchRequest['facetFilters'], addresses: string[]]>([
  ['joins a list by OR', '', [['kind:event', 'version:2.7.5']], [...events, ...elsewhere]],
  ['joins strings by AND', '', ['kind:event', 'language:en', `docusaurus_tag:${tag}`], events],
  ['lets nothing through that is not both', '', ['kind:enum', 'kind:event'], []],
  ['negates what has a minus', 'getRecommended', ['language:en', `docusaurus_tag:-${tag}`], elsewhere],
  ['keeps to a version', 'getRecommended', ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]], []],
  ['knows versions', '', ['version:2.7.5'], elsewhere],
  ['knows languages', '', ['language:fr'], []],
  ['holds for nothing if there is no such attribute', '', ['colour:red'], []],
])('a facet filter %s', (_what, query, facetFilters, found) => {
  expect(addresses(query, { facetFilters })).toEqual(found);
});

test('hits and numbers agree over all pages, and there is nothing beyond the last', () => {
  const { nbHits, nbPages } = search('player', { hitsPerPage: 4 });
  const pages = Array.from({ length: nbPages }, (_, page) => search('player', { hitsPerPage: 4, page }));
  const all = pages.flatMap(({ hits }) => hits.map(({ url }) => short(url)));
  expect(nbHits).toBeGreaterThan(8);
  expect(nbPages).toBe(Math.ceil(nbHits / 4));
  expect(all).toEqual(addresses('player'));
  expect(search('player', { page: 99 })).toMatchObject({ hits: [], page: 99, nbHits });
});

test('a request that says nothing gets the first of pages of twenty, as from Algolia', () => {
  const { hits, ...answer } = engine.search({});
  expect(answer).toMatchObject({ page: 0, hitsPerPage: 20, query: '', exhaustiveNbHits: true });
  expect(hits).toHaveLength(20);
  expect(hits[0]).toMatchObject(shard.records[0]);
});

test('the query comes back as it was sent, with an id only if the request wants to count clicks', () => {
  expect(search('<img onerror=x>').query).toBe('<img onerror=x>');
  expect(search('player', { clickAnalytics: true }).queryID).toMatch(/^[\da-f]{32}$/);
  expect(search('player')).not.toHaveProperty('queryID');
});

// @spec 3.18 3.21
test('a hit has all attributes and marked texts, or those that are asked for, and its id', () => {
  const [record] = shard.records.filter(({ url }) => short(url) === 'Player#setVolume');
  expect(search('setVolume').hits[0]).toMatchObject(record);
  const request = { attributesToRetrieve: ['hierarchy.lvl1', 'kind'], attributesToHighlight: ['hierarchy.lvl0'] };
  expect(search('setVolume', request).hits[0]).toEqual({
    objectID: 'docs/classes/Player#setVolume',
    kind: 'method',
    hierarchy: { lvl1: 'Player' },
    _highlightResult: { hierarchy: { lvl0: { value: 'Classes', matchLevel: 'none', matchedWords: [] } } },
    _snippetResult: {},
  });
});

test('texts are marked with the tags of the request, and say what they match', () => {
  const [hit] = search('player volume', { highlightPreTag: '<mark>', highlightPostTag: '</mark>' }).hits;
  expect(hit._highlightResult).toEqual({
    hierarchy: {
      lvl0: { value: 'Classes', matchLevel: 'none', matchedWords: [] },
      lvl1: { value: '<mark>Player</mark>', matchLevel: 'partial', matchedWords: ['player'] },
      lvl2: { value: 'Methods', matchLevel: 'none', matchedWords: [] },
      lvl3: { value: 'set<mark>Volume</mark>(<mark>volume</mark>)', matchLevel: 'partial', matchedWords: ['volume'] },
    },
  });
});

// @spec 3.21
test('snippets are as long as the request says, per attribute', () => {
  const [hit] = search('harmless', { attributesToSnippet: ['content:3', 'hierarchy.lvl1:1'] }).hits;
  const value = '…onerror=&quot;alert(1)&quot;&gt; <em>harmless</em> &amp;…';
  expect(hit._snippetResult).toEqual({
    content: { value, matchLevel: 'full', matchedWords: ['harmless'] },
    hierarchy: { lvl1: { value: 'Hostile…', matchLevel: 'none', matchedWords: [] } },
  });
});
