import routes from '../../../src/check/expected/routes.json';
import further from '../../../src/check/expected/furtherRoutes.json';
import { versions } from '../../../src/config/versions';
import { startLinks } from '../../../src/config/startLinks';

const paths = new Set(
  [routes, further].flatMap(({ byVersion }) => Object.values(byVersion).flat()).map(({ path }) => path),
);

test.each(versions)('the start links of $label lead to pages of this version', (version) => {
  const links = startLinks(version).map(({ path }) => path.replace(/#.*/, ''));
  expect(links.length).toBeGreaterThanOrEqual(4);
  expect(links.filter((path) => !paths.has(path))).toEqual([]);
});
