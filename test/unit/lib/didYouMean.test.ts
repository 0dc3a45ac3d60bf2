import { didYouMean } from '../../../src/lib/didYouMean';

const members = ['create', 'destroy', 'get', 'search', 'updateVoiceState', 'useableNodes'];

test.each([
  ['a missing letter', 'serch', 'search'],
  ['two letters swapped', 'creaet', 'create'],
  ['a different case', 'UPDATEvoicestate', 'updateVoiceState'],
])('didYouMean corrects %s', (_, typed, meant) => {
  expect(didYouMean(typed, members)).toBe(`; did you mean "${meant}"?`);
});

test.each(['', 'x', 'volume', 'reconnect'])('didYouMean does not suggest a name for %p', (typed) => {
  expect(didYouMean(typed, members)).toBe('');
  expect(didYouMean(typed, [])).toBe('');
});
