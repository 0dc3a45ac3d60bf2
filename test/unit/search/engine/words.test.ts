import { stem } from '../../../../src/search/engine/stem';
import { countTypos, createTermFinder } from '../../../../src/search/engine/terms';
import { readWord, wordsOf } from '../../../../src/search/engine/words';

test.each([
  ['setVoiceChannelId', 'setvoicechannelid', ['set', 'voice', 'channel', 'id']],
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

test.each([
  [1, ['leave leaves leaving', 'queue queues queued', 'stop stops stopping stopped', 'retry retries retried']],
  [
    1,
    [
      'match matches',
      'connect connection connections connected',
      'install installation',
      'random randomly',
      'automatic automatically',
    ],
  ],
  [2, ['play player', 'status stat', 'pass pas', 'sing s', 'station stat', 'node not', 'app apply']],
])('stem returns %i stems for the words of each of %j', (count, all) => {
  expect(all.map((words) => new Set(words.split(' ').map(stem)).size)).toEqual(all.map(() => count));
});

test.each([
  ['swapped letters', 'destory', 'destroy', 1],
  ['an extra letter', 'queuee', 'queue', 1],
  ['a wrong letter', 'volune', 'volume', 1],
  ['no typo', 'queue', 'queue', 0],
  ['two typos in a short word', 'quexx', 'queue', undefined],
  ['half a word', 'destr', 'destroyed', undefined],
])('countTypos counts %s: %s for %s', (_what, typed, word, count) => {
  expect(countTypos(typed, word)).toBe(count);
});

const all = ['play', 'plays', 'player', 'queue', 'queues', '2333', 'strategy', 'quiet', 'quite', 'repeat', 'repeats'];
const findTerms = createTermFinder(new Set(all));

test.each([
  ['inflections of a word', 'play', false, 'play plays'],
  ['longer words while a word is typed', 'pla', true, 'play player plays'],
  ['a word with a typo', 'quuee', false, 'queue'],
  ['a longer word with a typo', 'plau', true, 'play'],
  ['no typos of a known word', 'quite', false, 'quite'],
  ['synonyms', 'looping', false, 'repeat repeats'],
])('a term finder finds %s', (_what, word, typing, terms) => {
  expect([...findTerms(word, typing).terms.keys()].sort().join(' ')).toBe(terms);
});
