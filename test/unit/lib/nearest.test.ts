import { nearest } from '../../../src/lib/nearest';

const members = ['create', 'destroy', 'get', 'search', 'updateVoiceState', 'useableNodes'];

describe('nearest', () => {
  it.each([
    ['a missing letter', 'serch', 'search'],
    ['two letters swapped', 'creaet', 'create'],
    ['another letter', 'dastroy', 'destroy'],
    ['a letter too many', 'gett', 'get'],
    ['another case', 'UPDATEvoicestate', 'updateVoiceState'],
  ])('finds the name behind %s', (_, typed, meant) => {
    expect(nearest(typed, members)).toBe(meant);
  });

  it('prefers the closest of several', () => {
    expect(nearest('nodes', ['notes1', 'node', 'noses2'])).toBe('node');
  });

  it.each(['', 'x', 'volume', 'reconnect'])('suggests nothing for %p, which resembles no candidate', (typed) => {
    for (const candidates of [members, []]) expect(nearest(typed, candidates)).toBeUndefined();
  });
});
