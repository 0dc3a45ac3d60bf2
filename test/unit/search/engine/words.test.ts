import { misspelled } from '../../../../src/search/engine/fit';
import { stem } from '../../../../src/search/engine/stem';
import { readVocabulary } from '../../../../src/search/engine/vocabulary';
import { identifierKey, readWord, wordsOf } from '../../../../src/search/engine/words';

test.each([
  ['setVoiceChannelId', 'setvoicechannelid', ['set', 'voice', 'channel', 'id']],
  ['HTTPClient', 'httpclient', ['http', 'client']],
  ['volume', 'volume', []],
  ['CAFÉ', 'cafe', []],
  ['doesn’t', 'doesnt', []],
  ["doesn't", 'doesnt', []],
])('the word %s is compared as %s, and camelCase is split before it is lost', (raw, text, parts) => {
  const word = readWord(raw);
  expect([word.raw, word.text, word.parts.map((part) => part.text)]).toEqual([raw, text, parts]);
  if (parts.length > 0) expect(word.parts.map((part) => part.raw).join('')).toBe(raw);
});

test('a text is read as words, which apostrophes and the dots of numbers do not end', () => {
  const words = ['Don’t', 'call', 'setVolume', '2.5'];
  expect(wordsOf('Don’t call setVolume(2.5)').map(({ raw }) => raw)).toEqual(words);
});

test.each([
  ['managercreate', ['Manager.create', 'manager create', 'Manager#create', 'MANAGER create(']],
  ['', ['…', '']],
])('the key "%s" is one for %j', (key, identifiers) => {
  expect(identifiers.map(identifierKey)).toEqual(identifiers.map(() => key));
});

test.each([
  [1, ['leave leaves leaving', 'queue queues queued', 'stop stops stopping stopped', 'retry retries retried']],
  [1, ['match matches', 'connect connection connections connected', 'install installation']],
  [2, ['play player', 'status stat', 'pass pas', 'sing s', 'station stat', 'node not']],
])('%i stems are left of the words in each of %j', (count, all) => {
  expect(all.map((words) => new Set(words.split(' ').map(stem)).size)).toEqual(all.map(() => count));
});

test.each([
  ['destory', 'destroy', 1, 'two letters are swapped'],
  ['shufle', 'shuffle', 1, 'one is missing'],
  ['queuee', 'queue', 1, 'one is in excess'],
  ['volune', 'volume', 1, 'one is wrong'],
  ['setvocechanel', 'setvoicechannel', 2, 'two are missing'],
  ['queue', 'queue', 0, 'it is right'],
  ['que', 'qux', undefined, 'it is too short'],
  ['quexx', 'queue', undefined, 'a short word has two errors'],
  ['rest', 'test', undefined, 'it begins with another letter'],
  ['destr', 'destroyed', undefined, 'most of it is missing'],
  ['dsetro', 'destroyed', undefined, 'it is complete'],
])('%s misses %s by %s, because %s', (typed, word, count, _why) => {
  expect(misspelled(typed, word)).toBe(count);
});

test('a word may go on after what was typed', () => {
  expect(misspelled('dsetro', 'destroyed', true)).toBe(1);
});

const all = ['play', 'plays', 'player', 'queue', 'queues', '2333', 'strategy', 'quiet', 'quite', 'repeat', 'repeats'];
const expand = readVocabulary(new Set(all));

test.each([
  ['a complete word means itself and its inflections', 'play', false, 'play plays'],
  ['an unfinished word also means how it may go on', 'pla', true, 'play player plays'],
  ['inside of a query a longer beginning of an unknown word counts', 'stra', false, 'strategy'],
  ['inside of a query a shorter beginning means nothing', 'st', false, ''],
  ['a beginning has inflections', 'que', false, 'queue queues'],
  ['an error is forgiven if nothing else fits', 'quuee', false, 'queue'],
  ['an error is forgiven while the reader is typing', 'plau', true, 'play'],
  ['a known word is no misspelling of another', 'quite', false, 'quite'],
  ['a word also means what the pages call it', 'looping', false, 'repeat repeats'],
  ['a number is no misspelling of another', '2334', false, ''],
  ['a number means itself', '2333', false, '2333'],
])('%s: %s', (_rule, word, typing, terms) => {
  expect([...expand(word, typing).keys()].sort().join(' ')).toBe(terms);
});

test.each([
  ['play', false, 'play', 'plays'],
  ['pla', true, 'play', 'player'],
])('%s (typing: %s) means %s rather than %s', (word, typing, better, worse) => {
  const meant = expand(word, typing);
  expect(meant.get(better)).toBeGreaterThan(meant.get(worse) ?? 1);
});
