import routes from '../../../src/check/expected/routes.json';
import { nearestPages } from '../../../src/lib/nearestPages';

const pages = Object.values(routes.byVersion).flatMap((list) => list.map(({ path }) => path));

test.each([
  ['a misspelled name', '/docs/classes/Manger', ['/docs/classes/Manager', '/docs/category/manager']],
  ['a path of version 2.6.1', '/docs/manager', ['/docs/classes/Manager', '/docs/category/manager']],
  ['another case', '/docs/CLASSES/player.html', ['/docs/classes/Player', '/docs/category/player']],
  ['a path of another version', '/docs/2.6.1/classes/Manager', ['/docs/2.6.1/manager', '/docs/classes/Manager']],
  ['an undocumented version', '/docs/1.0.0/enums/LoadType/', ['/docs/enums/LoadTypes']],
  ['a page that came later', '/docs/2.8.0/typedefs/Node/lyrics', ['/docs/typedefs/Node/lyrics']],
  ['an unknown name', '/docs/classes/Something', []],
  ['no name', '/', []],
])('nearestPages suggests pages for %s', (_, path, expected) => {
  expect(nearestPages(path, pages).slice(0, 2)).toEqual(expected);
});
