import { intendedPath } from '../../../src/config/versionAliases';
import { currentVersion } from '../../../src/config/versions';

test.each([
  [`/docs/${currentVersion.version}/classes/Player`, '/docs/classes/Player'],
  ['/docs/latest/classes/Player/', '/docs/classes/Player'],
  ['/docs/v2.8.5/classes/Player', '/docs/2.8.5/classes/Player'],
  ['/docs/classes/Player#play', '/docs/classes/Player#play'],
  ['/docs/latest/classes/Player#play', '/docs/classes/Player#play'],
  ['/docs/2.8.70/intro', undefined],
  ['/docs/classes/Player', undefined],
])('the alias %s stands for %s', (path, expected) => {
  expect(intendedPath(path)).toBe(expected);
});
