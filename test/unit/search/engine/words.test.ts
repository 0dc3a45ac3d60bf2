import { stem } from '../../../../src/search/engine/stem';
import { countTypos, createTermFinder } from '../../../../src/search/engine/terms';
import { identifierKey, readWord, wordsOf } from '../../../../src/search/engine/words';

test.each([
  ['setVoiceChannelId', 'setvoicechannelid', ['set', 'voice', 'channel', 'id']],
  ['HTTPClient', 'httpclient', ['http', 'client']],
  ['CAFÉ', 'cafe', []],
  ['doesn’t', 'doesnt', []],
])('readWord normalizes %s to %s and its camelCase parts', (raw, text, parts) => {
  const word = readWord(raw);
  expect([word.text, word.parts.map((part) => part.text)]).toEqual([text, parts]);
});

test('wordsOf keeps apostrophes and the dots of numbers', () => {
  const words = ['Don’t', 'call', 'setVolume', '2.5'];
  expect(wordsOf('Don’t call setVolume(2.5)').map(({ raw }) => raw)).toEqual(words);
});

test('identifierKey ignores letter case and separators', () => {
  const identifiers = ['Manager.create', 'manager create', 'Manager#create', 'MANAGER create('];
  expect(new Set(identifiers.map(identifierKey))).toEqual(new Set(['managercreate']));
  expect(identifierKey('…')).toBe('');
});

test.each([
  [1, ['leave leaves leaving', 'queue queues queued', 'stop stops stopping stopped', 'retry retries retried']],
  [1, ['match matches', 'connect connection connections connected', 'install installation']],
  [2, ['play player', 'status stat', 'pass pas', 'sing s', 'station stat', 'node not']],
])('stem returns %i stems for the words of each of %j', (count, all) => {
  expect(all.map((words) => new Set(words.split(' ').map(stem)).size)).toEqual(all.map(() => count));
});

test.each([
  ['swapped letters', 'destory', 'destroy', 1],
  ['a missing letter', 'shufle', 'shuffle', 1],
  ['an extra letter', 'queuee', 'queue', 1],
  ['a wrong letter', 'volune', 'volume', 1],
  ['two missing letters', 'setvocechanel', 'setvoicechannel', 2],
  ['no typo', 'queue', 'queue', 0],
  ['a short word', 'que', 'qux', undefined],
  ['two typos in a short word', 'quexx', 'queue', undefined],
  ['another first letter', 'rest', 'test', undefined],
  ['half a word', 'destr', 'destroyed', undefined],
])('countTypos counts %s: %s for %s', (_what, typed, word, count) => {
  expect(countTypos(typed, word)).toBe(count);
});

test('countTypos accepts a prefix', () => {
  expect(countTypos('dsetro', 'destroyed', true)).toBe(1);
});

const all = ['play', 'plays', 'player', 'queue', 'queues', '2333', 'strategy', 'quiet', 'quite', 'repeat', 'repeats'];
const findTerms = createTermFinder(new Set(all));

test.each([
  ['inflections of a word', 'play', false, 'play plays'],
  ['longer words while a word is typed', 'pla', true, 'play player plays'],
  ['nothing for half a word', 'stra', false, ''],
  ['a word with a typo', 'quuee', false, 'queue'],
  ['a longer word with a typo', 'plau', true, 'play'],
  ['no typos of a known word', 'quite', false, 'quite'],
  ['synonyms', 'looping', false, 'repeat repeats'],
  ['no typos of a number', '2334', false, ''],
])('a term finder finds %s', (_what, word, typing, terms) => {
  expect([...findTerms(word, typing).terms.keys()].sort().join(' ')).toBe(terms);
});

test.each([
  ['an exact match', 'an inflection', 'play', false, 'play', 'plays'],
  ['a short word', 'a long word', 'pla', true, 'play', 'player'],
])('%s has a better quality than %s', (_better, _worse, word, typing, better, worse) => {
  const { terms: found } = findTerms(word, typing);
  expect(found.get(better)).toBeGreaterThan(found.get(worse) ?? 1);
});
