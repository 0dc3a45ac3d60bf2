import { nearest } from '../../../src/lib/nearest';

const members = ['create', 'destroy', 'get', 'search', 'updateVoiceState', 'useableNodes'];

test.each([
  ['a missing letter', 'serch', 'search'],
  ['two letters swapped', 'creaet', 'create'],
  ['another letter', 'dastroy', 'destroy'],
  ['a letter too many', 'gett', 'get'],
  ['another case', 'UPDATEvoicestate', 'updateVoiceState'],
])('the name behind %s is found', (_, typed, meant) => {
  expect(nearest(typed, members)).toBe(meant);
});

test('the closest of several is found', () => {
  expect(nearest('nodes', ['notes1', 'node', 'noses2'])).toBe('node');
});

test.each(['', 'x', 'volume', 'reconnect'])('nothing is suggested for %p, which resembles no candidate', (typed) => {
  expect(nearest(typed, members)).toBeUndefined();
  expect(nearest(typed, [])).toBeUndefined();
});
