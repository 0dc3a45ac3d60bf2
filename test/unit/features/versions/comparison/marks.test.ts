import { markLines } from '../../../../../src/features/versions/comparison/marks';

const errors = ['Error “no node is left”, when: all nodes are gone', 'TypeError “bands must be a list”'];
const range = 'RangeError “volume must be between 0 and 1000”, when: it is not';
const number = 'TypeError “volume must be a number”';
const list = (what: string) => `TypeError “bands must be a list of ${what}”`;

test.each<[rule: string, before: string[], after: string[], marked: unknown[]]>([
  ['words are marked, not letters', ['(guild: A)'], ['(guildId: A)'], [['(', ['guild', 'guildId'], ': A)']]],
  [
    'words that are replaced in a row are one mark',
    ['the failure is rethrown as a new error'],
    ['the failure is rethrown with that prefix'],
    [['the failure is rethrown ', ['as a new error', 'with that prefix']]],
  ],
  [
    'lines that have next to nothing in common are told apart as a whole',
    errors,
    [range],
    [[[errors[0], '']], [[errors[1], '']], [['', range]]],
  ],
  [
    'the only line of both versions is the same thing, even when little of it is left',
    ['const Options: { readonly least: "least"; readonly most: "most"; }'],
    ['enum Options'],
    [[['const', 'enum'], ' Options', [': { readonly least: "least"; readonly most: "most"; }', '']]],
  ],
  [
    'lines find the one that is most like them, wherever it stands',
    [number, list('numbers')],
    [list('bands'), number, 'Error “no node”'],
    [['TypeError “bands must be a list of ', ['numbers', 'bands'], '”'], [number], [['', 'Error “no node”']]],
  ],
  ['what only the older version has comes first', ['"youtube"'], ['A.B'], [[['"youtube"', '']], [['', 'A.B']]]],
  ['what went is marked as a whole', ['stop(): this'], [], [[['stop(): this', '']]]],
  ['nothing is no line', [], [], []],
])('%s', (_rule, before, after, marked) => {
  expect(markLines(before, after)).toEqual(marked);
});
