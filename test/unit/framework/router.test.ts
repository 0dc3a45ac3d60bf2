/** @jest-environment jsdom */
import { createBrowserHistory } from 'history';
import { generatePath } from 'react-router-dom';

// First of all, because what has been compiled stays compiled.
// @spec 9.28
test('10,000 patterns of routes are compiled once, and further ones each time', () => {
  const patterns = jest.requireActual<{ compile: (pattern: string) => unknown }>('path-to-regexp');
  const compile = jest.spyOn(patterns, 'compile');
  for (let index = 0; index < 10_000; index += 1) generatePath(`/page-${index}`);
  expect(compile).toHaveBeenCalledTimes(10_000);
  for (const index of [0, 9_999]) generatePath(`/page-${index}`);
  expect(compile).toHaveBeenCalledTimes(10_000);
  for (const path of ['/one-more', '/one-more']) generatePath(path);
  expect(compile).toHaveBeenCalledTimes(10_002);
});

test.each([
  ['that is missing', {}, 'Expected "id" to be defined'],
  ['that does not fit', { id: 'seven' }, 'Expected "id" to match "\\d+", but received "seven"'],
  // @spec 5.13 5.14
])('a parameter of a route %s is an error', (_, parameters, message) => {
  expect(() => generatePath('/page/:id(\\d+)', parameters as { id: string })).toThrow(message);
  expect(generatePath('/page/:id(\\d+)', { id: 7 })).toBe('/page/7');
});

// @spec 9.31
test('an entry of the history has a key of 6 characters', () => {
  const history = createBrowserHistory();
  history.push('/versions');
  expect(history.location.key).toMatch(/^\w{6}$/);
});
