import { createEngine } from '../../../../src/search/engine';
import { library } from '../fixtures';

const { search } = createEngine(library);

test.each([
  ['setvolumlevl', ['setVolume', 'volume']],
  ['shfle', ['shuffle']],
  ['qqzzxxvv', []],
  ['xy', []],
])('the query %s without hits has the similar names %j', (query, names) => {
  const { hits, nearest } = search({ query });
  expect(hits).toEqual([]);
  expect(nearest?.map(({ name }) => name)).toEqual(names);
});
