import { fold, identifierKey, termsOf, wordReader, wordsOf } from '../../../../src/search/engine/normalize';
import { misspelled } from '../../../../src/search/engine/distance';
import { stem } from '../../../../src/search/engine/stem';
import { Vocabulary } from '../../../../src/search/engine/vocabulary';

describe('words', () => {
  test('camelCase is split before it is lost', () => {
    expect(termsOf('setVoiceChannelId')).toEqual(['setvoicechannelid', 'set', 'voice', 'channel', 'id']);
    expect(termsOf('HTTPClient')).toEqual(['httpclient', 'http', 'client']);
    expect(termsOf('volume')).toEqual(['volume']);
  });

  test('words have their places in the text', () => {
    const text = 'Don’t call setVolume(2.5)';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Don’t',
      'call',
      'setVolume',
      '2.5',
    ]);
    expect(wordsOf('setVolume')[0]?.parts).toEqual([
      { start: 0, end: 3, text: 'set' },
      { start: 3, end: 9, text: 'volume' },
    ]);
  });

  test('case, accents and apostrophes do not tell words apart', () => {
    expect(['CAFÉ', 'doesn’t', "doesn't"].map(fold)).toEqual(['cafe', 'doesnt', 'doesnt']);
  });

  test('an identifier has one key however it is written', () => {
    const keys = ['Manager.create', 'manager create', 'Manager#create', 'MANAGER create('].map(identifierKey);
    expect(new Set(keys)).toEqual(new Set(['managercreate']));
    expect(identifierKey('…')).toBe('');
  });

  test('a reader reads each word once', () => {
    const read = jest.fn((word: string) => [word.toUpperCase()]);
    expect(wordReader(read)('a b, a b')).toEqual(['A', 'B', 'A', 'B']);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe('inflections', () => {
  test.each([
    ['leave', 'leaves', 'leaving'],
    ['queue', 'queues', 'queued'],
    ['stop', 'stops', 'stopping', 'stopped'],
    ['retry', 'retries', 'retried'],
    ['match', 'matches'],
    ['connect', 'connection', 'connections', 'connected'],
    ['install', 'installation'],
  ])('%s', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  test.each([
    ['play', 'player'],
    ['status', 'stat'],
    ['pass', 'pas'],
    ['sing', 's'],
    ['station', 'stat'],
    ['node', 'not'],
  ])('%s is not %s', (word, other) => {
    expect(stem(word)).not.toBe(stem(other));
  });
});

describe('typing errors', () => {
  test.each([
    ['destory', 'destroy', 1],
    ['shufle', 'shuffle', 1],
    ['queuee', 'queue', 1],
    ['volune', 'volume', 1],
    ['setvocechanel', 'setvoicechannel', 2],
    ['queue', 'queue', 0],
  ])('%s misses %s by %i', (typed, word, count) => {
    expect(misspelled(typed, word)).toBe(count);
  });

  test.each([
    ['que', 'qux', 'too short'],
    ['quexx', 'queue', 'two errors in a short word'],
    ['rest', 'test', 'another first letter'],
    ['destr', 'destroyed', 'most of it missing'],
  ])('%s is not %s: %s', (typed, word) => {
    expect(misspelled(typed, word)).toBeUndefined();
  });

  test('the word may go on after what was typed', () => {
    expect(misspelled('dsetro', 'destroyed', true)).toBe(1);
    expect(misspelled('dsetro', 'destroyed')).toBeUndefined();
  });
});

describe('vocabulary', () => {
  const vocabulary = new Vocabulary(
    new Set(['play', 'plays', 'player', 'queue', 'queues', '2333', 'strategy', 'quiet', 'quite']),
  );
  const terms = (word: string, typing: boolean): string[] => [...vocabulary.expand(word, typing).keys()].sort();

  test('a complete word means itself and its inflections', () => {
    expect(terms('play', false)).toEqual(['play', 'plays']);
    expect(vocabulary.expand('play', false).get('play')).toBeGreaterThan(
      vocabulary.expand('play', false).get('plays') ?? 1,
    );
  });

  test('an unfinished word also means how it may go on, the nearer the better', () => {
    const meant = vocabulary.expand('pla', true);
    expect([...meant.keys()].sort()).toEqual(['play', 'player', 'plays']);
    expect(meant.get('play')).toBeGreaterThan(meant.get('player') ?? 1);
  });

  test('inside of a query only a longer beginning counts, and only of an unknown word', () => {
    expect(terms('stra', false)).toEqual(['strategy']);
    expect(terms('st', false)).toEqual([]);
    expect(terms('que', false)).toEqual(['queue', 'queues']);
  });

  test('errors are forgiven only if nothing else fits', () => {
    expect(terms('quuee', false)).toEqual(['queue']);
    expect(terms('quite', false)).toEqual(['quite']);
    expect(terms('quiet', false)).toEqual(['quiet']);
    expect(terms('plau', true)).toEqual(['play']);
  });

  test('a number is no misspelling of another', () => {
    expect(terms('2334', false)).toEqual([]);
    expect(terms('2333', false)).toEqual(['2333']);
  });
});
