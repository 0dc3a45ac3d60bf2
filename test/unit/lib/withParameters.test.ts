import { withParameters } from '../../../src/lib/withParameters';

test('sets and removes parameters and keeps the others', () => {
  expect(withParameters('?theme=dark&q=old', { q: 'a b', version: '2.7.5' })).toBe('?theme=dark&q=a+b&version=2.7.5');
  expect(withParameters('?theme=dark&q=old', { q: '' })).toBe('?theme=dark');
  expect(withParameters('?q=old', { q: '' })).toBe('');
});

test('returns the same string if nothing changes', () => {
  expect(withParameters('?q=a%20b', { q: 'a b', version: '' })).toBe('?q=a%20b');
});
