import { withParameters } from '../../../src/lib/withParameters';

test('parameters are set and taken out, the others stay as they are', () => {
  expect(withParameters('?theme=dark&q=old', { q: 'a b', version: '2.7.5' })).toBe('?theme=dark&q=a+b&version=2.7.5');
  expect(withParameters('?theme=dark&q=old', { q: '' })).toBe('?theme=dark');
  expect(withParameters('?q=old', { q: '' })).toBe('');
});

test('a query string that says it already is not written anew, however it says it', () => {
  expect(withParameters('?q=a%20b', { q: 'a b', version: '' })).toBe('?q=a%20b');
});
