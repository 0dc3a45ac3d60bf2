import { diffLines } from '../../../src/lib/wordDiff';

const errors = ['Error “no node is left”, when: all nodes are gone', 'TypeError “bands must be a list”'];
const range = 'RangeError “volume must be between 0 and 1000”, when: it is not';
const number = 'TypeError “volume must be a number”';
const list = (what: string) => `TypeError “bands must be a list of ${what}”`;

test.each<[rule: string, before: string[], after: string[], marked: unknown[]]>([
  ['marks words, not letters', ['(guild: A)'], ['(guildId: A)'], [['(', ['guild', 'guildId'], ': A)']]],
  [
    'marks consecutive replaced words once',
    ['the failure is rethrown as a new error'],
    ['the failure is rethrown with that prefix'],
    [['the failure is rethrown ', ['as a new error', 'with that prefix']]],
  ],
  ['marks dissimilar lines as a whole', errors, [range], [[[errors[0], '']], [[errors[1], '']], [['', range]]]],
  [
    'pairs the most similar lines in any order',
    [number, list('numbers')],
    [list('bands'), number, 'Error “no node”'],
    [['TypeError “bands must be a list of ', ['numbers', 'bands'], '”'], [number], [['', 'Error “no node”']]],
  ],
  ['returns no line for nothing', [], [], []],
])('%s', (_rule, before, after, marked) => {
  expect(diffLines(before, after)).toEqual(marked);
});
