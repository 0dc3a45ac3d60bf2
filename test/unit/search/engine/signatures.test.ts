import { createEngine } from '../../../../src/search/engine';
import { findSignatures, type Signature } from '../../../../src/search/engine/signatures';
import { looksStructured, parseStructured } from '../../../../src/search/engine/structuredQuery';
import { classPage, current, sectionsOf } from '../fixtures';

const returns = (value: string) => ({ name: 'returns', value });

test.each([
  ['string -> Player', { takes: ['string'], fields: [returns('Player')], words: '' }],
  ['find (string | Track, number) → void now', { takes: ['string|Track', 'number'], fields: [returns('void')] }],
  ['-> Promise<Record<string, Track>>', { takes: [], fields: [returns('Promise<Record<string,Track>>')], words: '' }],
  ['Returns: Promise pause', { takes: [], fields: [returns('Promise')], words: 'pause' }],
  ['takes:Track kind:event end', { takes: ['Track'], fields: [{ name: 'kind', value: 'event' }], words: 'end' }],
])('parseStructured parses the structured query %s', (query, parsed) => {
  expect(parseStructured(query)).toMatchObject(parsed);
});

test.each(['track: start', 'a - > b', 'https://youtu.be/x', 'color:red', ''])('the query %j is plain', (query) => {
  expect(parseStructured(query)).toBeUndefined();
});

test('looksStructured recognizes an attempted structured query', () => {
  expect(['retruns:Promise', '->', 'kind:'].map(looksStructured)).toEqual([true, true, false]);
});

const item = (name: string, more: Partial<Signature>): Signature => ({
  ...{ owner: 'Player', name, text: `${name}()`, takes: [], returns: [], throws: [], since: null },
  ...more,
});
const items = [
  item('play', { takes: [[], ['Track'], ['Track', 'PlayOptions']], returns: ['Promise<Player>'], since: '2.8.4' }),
  item('stop', { takes: [['number']], returns: ['Promise<this>'], throws: ['RangeError'], since: '2.10.0' }),
  item('tracks', { returns: ['Track[]'], removed: '2.8.5' }),
];
const members = items.map(({ name }) => ({ title: name, level: 3, kind: 'method', name, owner: 'Player' }));
const sections = sectionsOf(current, classPage('Player', 'docs', ...members));

test.each([
  ['Track -> Player', ['play']],
  ['-> Track[]', ['tracks']],
  ['returns:Promise', ['play', 'stop']],
  ['PlayOptions, Track ->', ['play']],
  ['throws:rangeerror', ['stop']],
  ['since:2.8', ['play']],
  ['removed:v2.8.5', ['tracks']],
  ['kind:method returns:this', ['stop']],
])('the search for %s returns %j', (query, names) => {
  const hits = findSignatures(parseStructured(query)!, sections, items);
  expect(hits.map(({ name }) => name)).toEqual(names);
});

test.each(['connecting -> tracks in a loop', 'tracks.on("end", () => quit)', 'what kind: tracks error'])(
  'an engine searches for the words of %s if no signature matches',
  (query) => {
    expect(createEngine(sections).search({ query }, items).hits[0]?.name).toBe('tracks');
  },
);
