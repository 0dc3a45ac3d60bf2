import { createEngine } from '../../../../src/search/engine';
import type { Hit, SearchRequest } from '../../../../src/search/engine/protocol';
import { recordOf } from '../../../../src/search/section';
import { classPage, current as tag, library, sectionsOf, short } from '../fixtures';

const [, recommended] = sectionsOf(
  'docs-default-2.7.5',
  classPage('Player', 'docs/2.7.5', { title: 'getRecommended()', kind: 'method' }),
);
const engine = createEngine([...library, recommended]);
const search = (query: string, request: SearchRequest = {}) => engine.search({ query, ...request });
const urls = (query: string, request: SearchRequest = {}) =>
  search(query, { hitsPerPage: 1000, ...request }).hits.map(({ url }) => short(url));

test('a section whose text matches is a hit with the matching snippet', () => {
  const [shuffle] = library.filter(({ name }) => name === 'shuffle');
  const twoTexts = { ...shuffle, texts: [...shuffle.texts, 'It cannot be undone.'] };
  const { hits } = createEngine([twoTexts]).search({ query: 'undone' });
  expect(hits).toMatchObject([
    { objectID: 'docs/classes/Queue#shuffle/1', type: 'content', content: 'It cannot be undone.' },
  ]);
});

test('a section whose heading matches only by a synonym is a hit with the matching snippet', () => {
  const sections = [{ title: 'Leaving politely', anchor: 'a', text: 'You listen. Disconnect when nobody listens.' }];
  const guide = createEngine(sectionsOf(tag, { path: 'docs/page', category: 'Guides', sections }));
  const contents = (query: string) => guide.search({ query }).hits.map(({ content }) => content);
  expect(contents('kick')).toEqual(['You listen. Disconnect when nobody listens.']);
  expect(contents('leaving')).toEqual(['You listen.']);
});

const event = ['Manager#trackStart'];
const elsewhere = ['Player#getRecommended'];

test.each<[string, query: string, filters: SearchRequest['facetFilters'], found: string[]]>([
  ['joins a list by OR', '', [['kind:event', 'version:2.7.5']], [...event, ...elsewhere]],
  ['joins filters by AND', '', ['kind:event', 'language:en', `docusaurus_tag:${tag}`], event],
  ['excludes a value after a minus', 'getRecommended', ['language:en', `docusaurus_tag:-${tag}`], elsewhere],
  ['selects versions', 'getRecommended', ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]], []],
])('a facet filter %s', (_what, query, facetFilters, found) => {
  expect(urls(query, { facetFilters })).toEqual(found);
});

test('result pages contain each hit once', () => {
  const { nbHits, nbPages } = search('player', { hitsPerPage: 4 });
  const pages = Array.from({ length: nbPages }, (_, page) => search('player', { hitsPerPage: 4, page }));
  expect(nbPages).toBe(Math.ceil(nbHits / 4));
  expect(pages.flatMap(({ hits }) => hits.map(({ url }) => short(url)))).toEqual(urls('player'));
  expect(search('player', { page: 99 })).toMatchObject({ hits: [], page: 99, nbHits });
});

// @spec 3.18 3.21
test('a hit has all attributes, and the requested highlights or all of them', () => {
  const [volume] = library.filter(({ name }) => name === 'setVolume');
  const { hits } = search('player volume', { highlightPreTag: '<mark>', highlightPostTag: '</mark>' });
  const hit = hits.find(({ name }) => name === 'setVolume');
  expect(hit).toMatchObject(recordOf(volume));
  expect(hit?._highlightResult).toEqual({
    hierarchy: {
      lvl0: { value: 'Classes' },
      lvl1: { value: '<mark>Player</mark>' },
      lvl2: { value: 'Methods' },
      lvl3: { value: 'set<mark>Volume</mark>(<mark>volume</mark>)' },
    },
    content: { value: 'Changes the <mark>volume</mark> and waits for the node.' },
  });
  expect(search('setVolume', { attributesToHighlight: ['hierarchy.lvl0'] }).hits[0]).toEqual({
    ...recordOf(volume),
    _highlightResult: { hierarchy: { lvl0: { value: 'Classes' } } },
    _snippetResult: {},
  });
});

// @spec 3.21
test('snippets have the requested lengths', () => {
  const [hit] = search('harmless', { attributesToSnippet: ['content:3', 'hierarchy.lvl1:1'] }).hits;
  const value = '…onerror=&quot;alert(1)&quot;&gt; <em>harmless</em> &amp;…';
  expect(hit._snippetResult).toEqual({
    content: { value },
    hierarchy: { lvl1: { value: 'Hostile…' } },
  });
});

/** Finds a text, and returns its hit with a snippet of `words` words. */
function findText(text: string, query: string, words = 10): Hit {
  const page = { path: 'docs/page', category: 'Guides', sections: [{ title: 'x', anchor: 'x', text }] };
  const request = { query, attributesToSnippet: [`content:${words}`], highlightPreTag: '[', highlightPostTag: ']' };
  const { hits } = createEngine(sectionsOf(tag, page)).search({ ...request, snippetEllipsisText: ' <cut> ' });
  return hits[0];
}

test.each([
  ['whole words', 'play', 'Plays or replays, to play.', '[Plays] or replays, to [play].'],
  ['adjacent camelCase parts as one', 'voice channel', 'a setVoiceChannelId', 'a set[VoiceChannel]Id'],
  ['a word with a typo', 'destory', 'To destroy()', 'To [destroy]()'],
  ['words with accents and apostrophes', 'cafe obrien', 'A Café of O’Brien.', 'A [Café] of [O’Brien].'],
  ['escaped HTML', 'img play', '<img src="x"> & \'play\'', '&lt;[img] src=&quot;x&quot;&gt; &amp; &#39;[play]&#39;'],
])('a highlight marks %s', (_what, query, text, marked) => {
  expect(findText(text, query)._highlightResult?.content?.value).toBe(marked);
});

const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}`).join(' ');
const scattered = `play play ${numbers(1, 9)} play the loop ${numbers(10, 19)}`;
const long = `${numbers(1, 20)} <b>play</b> ${numbers(21, 40)}`;
const cut = ' &lt;cut&gt; ';

test.each([
  ['centers the match', 'play', long, 5, `${cut}w19 w20 &lt;b&gt;[play]&lt;/b&gt; w21 w22${cut}`],
  ['has most different words', 'play loop', scattered, 3, `${cut}[play] the [loop]${cut}`],
  ['counts words between spaces', 'dd', 'aa – bb.c – dd – ee – ff', 5, `${cut}bb.c – [dd] – ee${cut}`],
])('a snippet %s', (_what, query, text, words, snippet) => {
  expect(findText(text, query, words)._snippetResult?.content?.value).toBe(snippet);
});
