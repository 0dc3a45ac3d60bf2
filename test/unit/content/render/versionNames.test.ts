import type { Root } from 'mdast';
import { keepVersionNames } from '../../../../src/content/render/versionNames';

test.each([
  ['Lavalink 4.2.0 or later', 'Lavalink\u00a04.2.0 or later'],
  ['From 2.6.1 to v2.8.7', 'From\u00a02.6.1 to\u00a0v2.8.7'],
  ['volumes from 0 to 1000', 'volumes from 0 to 1000'],
])('the version names in %p stay on one line', (value, expected) => {
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] };
  keepVersionNames(tree);
  expect(tree).toMatchObject({ children: [{ children: [{ value: expected }] }] });
});
