import { markLines } from '../../../src/comparison/marks';

test('words are marked, not letters', () => {
  expect(markLines(['destroy(guild: string): void'], ['destroy(guildId: string): void'])).toEqual([
    ['destroy(', ['guild', 'guildId'], ': string): void'],
  ]);
});

test('words that are replaced in a row are one mark', () => {
  const before = 'the failure is rethrown as a new error';
  const after = 'the failure is rethrown with that prefix';
  expect(markLines([before], [after])).toEqual([['the failure is rethrown ', ['as a new error', 'with that prefix']]]);
});

test('lines that have next to nothing in common are told apart as a whole', () => {
  const before = ['Error “no node is left”, when: all nodes are gone', 'TypeError “bands must be a list”'];
  const after = 'RangeError “volume must be between 0 and 1000”, when: it is not';
  expect(markLines(before, [after])).toEqual([[[before[0], '']], [[before[1], '']], [['', after]]]);
});

test('the only line of both versions is the same thing, even when little of it is left', () => {
  const before = 'const Options: { readonly least: "least"; readonly most: "most"; }';
  expect(markLines([before], ['enum Options'])).toEqual([
    [['const', 'enum'], ' Options', [': { readonly least: "least"; readonly most: "most"; }', '']],
  ]);
});

test('lines find the one that is most like them, wherever it stands', () => {
  const number = 'TypeError “volume must be a number”';
  const list = (what: string) => `TypeError “bands must be a list of ${what}”`;
  expect(markLines([number, list('numbers')], [list('bands'), number, 'Error “no node”'])).toEqual([
    ['TypeError “bands must be a list of ', ['numbers', 'bands'], '”'],
    [number],
    [['', 'Error “no node”']],
  ]);
});

test('what only the older version has comes first', () => {
  expect(markLines(['stop(): this'], [])).toEqual([[['stop(): this', '']]]);
  expect(markLines(['"youtube"'], ['SearchPlatform.Spotify'])).toEqual([
    [['"youtube"', '']],
    [['', 'SearchPlatform.Spotify']],
  ]);
  expect(markLines([], [])).toEqual([]);
});
