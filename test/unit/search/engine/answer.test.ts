import { createEngine } from '../../../../src/search/engine';
import type { SearchRequest } from '../../../../src/search/engine/protocol';
import type { SearchRecord } from '../../../../src/search/types';
import { recordsOfPage, shard, short, tag } from './shard';

const oldTag = 'docs-default-2.7.5';

/** A page of an older version, of which the shard knows one member that the newer version has not. */
const old = recordsOfPage({
  path: 'docs/2.7.5/classes/Player',
  category: 'Classes',
  title: 'Player',
  kind: 'class',
  name: 'Player',
  sections: [
    {
      id: 'getRecommended',
      level: 2,
      title: 'getRecommended()',
      kind: 'method',
      name: 'getRecommended',
      owner: 'Player',
    },
  ],
}).map((record): SearchRecord => ({ ...record, docusaurus_tag: oldTag, version: '2.7.5' }));

const engine = createEngine([{ ...shard, elsewhere: old.slice(1) }]);
const search = (query: string, request: SearchRequest = {}) => engine.search({ query, ...request });
const addresses = (query: string, request: SearchRequest = {}) =>
  search(query, { hitsPerPage: 1000, ...request }).hits.map(({ url }) => short(url));

describe('hits', () => {
  test('each address is found once, the heading before its text', () => {
    const { hits } = search('volume', { hitsPerPage: 1000 });
    expect(new Set(hits.map(({ url }) => url)).size).toBe(hits.length);
    expect(hits.find(({ url }) => short(url) === 'Player#setVolume')).toMatchObject({ type: 'lvl3', content: null });
  });

  test('a section found by its text alone is shown as that text', () => {
    const [hit] = search('random order').hits;
    expect(hit).toMatchObject({ objectID: 'docs/classes/Queue#shuffle/0', type: 'content' });
    expect(hit.content).toBe('Puts the tracks into random order.');
  });

  test('of several texts of a section the one that matches is shown', () => {
    const [heading, text] = shard.records.filter(({ url }) => short(url) === 'Queue#shuffle');
    const second = { ...text, objectID: `${heading.objectID}/1`, content: 'It cannot be undone.' };
    const { hits } = createEngine([{ records: [heading, text, second], elsewhere: [] }]).search({ query: 'undone' });
    expect(hits.map(({ objectID }) => objectID)).toEqual([second.objectID]);
  });

  test('records that several shards hold are found once', () => {
    const twice = createEngine([shard, { records: [], elsewhere: shard.records }]);
    expect(twice.search({ query: 'setVolume' }).nbHits).toBe(search('setVolume').nbHits);
  });

  test('the empty query answers all records in their order', () => {
    const urls = [...new Set([...shard.records, ...old.slice(1)].map(({ url }) => short(url)))];
    expect(addresses('')).toEqual(urls);
    expect(addresses('  ')).toEqual(urls);
    expect(search('').hits[0]).toMatchObject({ type: 'lvl1', objectID: 'docs/classes/Manager#' });
  });

  test('an engine without records finds nothing', () => {
    expect(createEngine([]).search({ query: 'player' })).toMatchObject({ hits: [], nbHits: 0, nbPages: 0 });
  });
});

describe('facet filters', () => {
  test('lists are OR inside and AND outside, strings are AND', () => {
    expect(addresses('', { facetFilters: [['kind:event', 'kind:constructor']] })).toEqual([
      'Manager#constructor',
      'Manager#trackStart',
      'Player#constructor',
    ]);
    expect(addresses('', { facetFilters: ['kind:enum', 'language:en', `docusaurus_tag:${tag}`] })).toHaveLength(2);
    expect(addresses('', { facetFilters: ['kind:enum', 'kind:event'] })).toEqual([]);
    expect(addresses('', { facetFilters: 'kind:event' })).toEqual(['Manager#trackStart']);
  });

  test('a minus negates the value', () => {
    expect(addresses('getRecommended', { facetFilters: [`docusaurus_tag:-${tag}`] })).toEqual([
      'Player#getRecommended',
    ]);
    expect(addresses('getRecommended', { facetFilters: [[`docusaurus_tag:${tag}`]] })).toEqual([]);
  });

  test('version and language are facets, and what is none holds for nothing', () => {
    expect(addresses('', { facetFilters: ['version:2.7.5'] })).toEqual(['Player#getRecommended']);
    expect(addresses('', { facetFilters: ['language:fr'] })).toEqual([]);
    expect(addresses('', { facetFilters: ['owner:Player'] })).toEqual([]);
  });

  test('the type decides which record of an address is shown', () => {
    const { hits } = search('setVolume', { facetFilters: ['type:content'] });
    expect(hits[0]).toMatchObject({ type: 'content', objectID: 'docs/classes/Player#setVolume/0' });
    expect(hits.every(({ type }) => type === 'content')).toBe(true);
  });
});

describe('pages', () => {
  test('hits and numbers agree over all pages', () => {
    const { nbHits, nbPages } = search('player', { hitsPerPage: 4 });
    const pages = Array.from({ length: nbPages }, (_, page) => search('player', { hitsPerPage: 4, page }));
    const all = pages.flatMap(({ hits }) => hits.map(({ url }) => short(url)));
    expect(nbHits).toBeGreaterThan(8);
    expect(nbPages).toBe(Math.ceil(nbHits / 4));
    expect(all).toEqual(addresses('player'));
    expect(all).toHaveLength(nbHits);
  });

  test('there is nothing beyond the end', () => {
    expect(search('player', { page: 99 })).toMatchObject({ hits: [], page: 99, nbHits: addresses('player').length });
    expect(search('player', { hitsPerPage: 0 })).toMatchObject({ hits: [], nbPages: 0, hitsPerPage: 0 });
  });

  test('twenty hits make a page unless the request says otherwise', () => {
    expect(search('')).toMatchObject({ page: 0, hitsPerPage: 20, query: '', exhaustiveNbHits: true });
    expect(search('').hits).toHaveLength(20);
  });
});

describe('attributes', () => {
  test('all are answered unless some are asked for', () => {
    const [record] = shard.records.filter(({ url }) => short(url) === 'Player#setVolume');
    expect(search('setVolume').hits[0]).toMatchObject(record);
    expect(search('setVolume', { attributesToRetrieve: ['*'] }).hits[0]).toMatchObject(record);
  });

  test('only those asked for, and the id always', () => {
    const request = { attributesToRetrieve: ['hierarchy.lvl1', 'url', 'kind'], attributesToHighlight: [] };
    const { _highlightResult, _snippetResult, ...hit } = search('setVolume', request).hits[0];
    expect(hit).toEqual({
      objectID: 'docs/classes/Player#setVolume',
      url: 'https://magmastream.com/docs/classes/Player#setVolume',
      kind: 'method',
      hierarchy: { lvl1: 'Player' },
    });
    expect([_highlightResult, _snippetResult]).toEqual([{}, {}]);
  });

  test('raw texts are raw, marked ones are harmless', () => {
    const [hit] = search('hostile').hits;
    expect(hit.hierarchy?.lvl1).toBe('Hostile <b>texts</b>');
    expect(hit._highlightResult?.hierarchy?.lvl1?.value).toBe('<em>Hostile</em> &lt;b&gt;texts&lt;/b&gt;');
  });

  test('texts are marked with the tags of the request, and say what they match', () => {
    const [hit] = search('player volume', { highlightPreTag: '<mark>', highlightPostTag: '</mark>' }).hits;
    expect(hit._highlightResult?.hierarchy).toMatchObject({
      lvl0: { value: 'Classes', matchLevel: 'none', matchedWords: [] },
      lvl1: { value: '<mark>Player</mark>', matchLevel: 'partial', matchedWords: ['player'] },
      lvl3: { value: 'set<mark>Volume</mark>(<mark>volume</mark>)', matchLevel: 'partial', matchedWords: ['volume'] },
    });
    expect(hit._highlightResult?.hierarchy).not.toHaveProperty('lvl4');
    expect(hit._highlightResult).not.toHaveProperty('content');
  });

  test('snippets are as long as the request says, per attribute', () => {
    const [hit] = search('harmless', { attributesToSnippet: ['content:3', 'hierarchy.lvl1:1'] }).hits;
    expect(hit._snippetResult).toEqual({
      content: {
        value: '…onerror=&quot;alert(1)&quot;&gt; <em>harmless</em> &amp;…',
        matchLevel: 'full',
        matchedWords: ['harmless'],
      },
      hierarchy: { lvl1: expect.objectContaining({ value: 'Hostile…' }) as object },
    });
  });

  test('a query id only when the request wants to count clicks', () => {
    expect(search('player', { clickAnalytics: true }).queryID).toMatch(/^[\da-f]{32}$/);
    expect(search('player')).not.toHaveProperty('queryID');
  });

  test('the query comes back as it was sent', () => {
    expect(search('<img onerror=x>').query).toBe('<img onerror=x>');
  });
});
