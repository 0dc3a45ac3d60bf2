import { nearest } from '../../../src/lib/nearest';

const members = ['create', 'destroy', 'get', 'search', 'updateVoiceState', 'useableNodes'];

test.each([
  ['a missing letter', 'serch', 'search'],
  ['two letters swapped', 'creaet', 'create'],
  ['a wrong letter', 'dastroy', 'destroy'],
  ['an extra letter', 'gett', 'get'],
  ['a different case', 'UPDATEvoicestate', 'updateVoiceState'],
])('corrects %s', (_, typed, meant) => {
  expect(nearest(typed, members)).toBe(meant);
});

test('finds the most similar candidate', () => {
  expect(nearest('nodes', ['notes1', 'node', 'noses2'])).toBe('node');
});

test.each(['', 'x', 'volume', 'reconnect'])('suggests nothing for %p', (typed) => {
  expect(nearest(typed, members)).toBeUndefined();
  expect(nearest(typed, [])).toBeUndefined();
});
