import furtherRoutes from '../../../src/check/expected/furtherRoutes.json';
import routes from '../../../src/check/expected/routes.json';
import { aliasesOf } from '../../../src/config/redirects';

const addresses = Object.values(routes.byVersion)
  .flat()
  .map(({ path }) => path);
const aliases = addresses.flatMap((path) => aliasesOf(path).map((alias) => [alias, path]));
const target = new Map(aliases.map(([alias, path]) => [alias, path]));

// @spec 2.74
test('the root of every version, and the readable name of every emoji category, lead on as they are listed', () => {
  const listed = Object.values(furtherRoutes.byVersion)
    .flat()
    .flatMap((route: { path: string; leadsTo?: string }) => (route.leadsTo ? [[route.path, route.leadsTo]] : []));
  expect(listed).toHaveLength(8 + 7 * 5);
  expect(new Map(listed as [string, string][])).toEqual(target);
});

test('no alias hides an address or another alias', () => {
  expect(aliases.filter(([alias]) => addresses.includes(alias ?? ''))).toEqual([]);
  expect(target.size).toBe(aliases.length);
});
