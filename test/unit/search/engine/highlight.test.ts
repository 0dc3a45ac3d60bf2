import type { Hit } from '../../../../src/search/engine/protocol';
import { engineOf } from './shard';

/** A section as a query finds it by its text, with its text marked, and in a snippet of so many words. */
function find(text: string, query: string, { words = 10, title = 'x', ellipsis = '…' } = {}): Hit {
  const { hits } = engineOf([{ title, text }]).search({
    query,
    attributesToSnippet: [`content:${words}`, `hierarchy.lvl2:${words}`],
    highlightPreTag: '[',
    highlightPostTag: ']',
    snippetEllipsisText: ellipsis,
  });
  return hits.filter(({ type }) => type === 'content')[0];
}

const numbers = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => `w${from + index}`).join(' ');

test.each([
  ['words, not inside of others', 'play', 'Plays or replays, to play.', '[Plays] or replays, to [play].'],
  ['neighboring parts of camelCase as one', 'voice channel', 'a setVoiceChannelId', 'a set[VoiceChannel]Id'],
  ['parts of camelCase that are apart', 'set id', 'a setVoiceChannelId', 'a [set]VoiceChannel[Id]'],
  ['a whole identifier', 'setvoicechannelid', 'a setVoiceChannelId()', 'a [setVoiceChannelId]()'],
  ['words with accents and apostrophes', 'cafe obrien', 'A Café of O’Brien.', 'A [Café] of [O’Brien].'],
  ['harmless HTML', 'img play', '<img src="x"> & \'play\'', '&lt;[img] src=&quot;x&quot;&gt; &amp; &#39;[play]&#39;'],
])('a text has marks around %s', (_what, query, text, marked) => {
  expect(find(text, query)._highlightResult?.content?.value).toBe(marked);
});

test.each([
  ['all of the query', 'queue loop', 'The loop of the queue', 'full', ['loop', 'queue']],
  ['some of the query', 'queue loop', 'A queue, a queue', 'partial', ['queue']],
  ['what a typing error meant, in the words of the query', 'destory', 'destroy()', 'full', ['destory']],
])('a text tells that it has %s', (_what, query, text, matchLevel, matchedWords) => {
  expect(find(text, query)._highlightResult?.content).toMatchObject({ matchLevel, matchedWords });
});

const scattered = `play play ${numbers(1, 9)} play the loop ${numbers(10, 19)}`;
const long = `${numbers(1, 20)} <b>play</b> ${numbers(21, 40)}`;

test.each([
  ['the whole text if that is short enough', 'w2', 'w1 w2 w3', 3, 'w1 [w2] w3'],
  ['around what matches, cut off visibly', 'play', long, 5, '…w19 w20 &lt;b&gt;[play]&lt;/b&gt; w21 w22…'],
  ['from the beginning', 'w1 ', long, 3, '[w1] w2 w3…'],
  ['up to the end', 'w40', long, 3, '…w38 w39 [w40]'],
  ['where most different words of the query stand', 'play loop', scattered, 3, '…[play] the [loop]…'],
  ['of words between white space, as readers count', 'dd', 'aa – bb.c – dd – ee – ff', 5, '…bb.c – [dd] – ee…'],
])('a snippet is %s', (_what, query, text, words, snippet) => {
  expect(find(text, query, { words })._snippetResult?.content?.value).toBe(snippet);
});

test('a snippet is the beginning if nothing matches', () => {
  expect(find('play', 'play', { words: 2, title: numbers(1, 9) })._snippetResult?.hierarchy?.lvl2).toEqual({
    value: 'w1 w2…',
    matchLevel: 'none',
    matchedWords: [],
  });
});

test('what stands for a part left out is harmless HTML', () => {
  const { _snippetResult } = find(long, 'w40', { words: 2, ellipsis: ' <cut> ' });
  expect(_snippetResult?.content?.value).toBe(' &lt;cut&gt; w39 [w40]');
});
