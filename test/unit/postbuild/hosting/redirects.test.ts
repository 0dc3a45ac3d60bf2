import furtherRoutes from '../../../../src/check/expected/furtherRoutes.json';
import routes from '../../../../src/check/expected/routes.json';
import type * as Aliases from '../../../../src/config/aliases';
import { aliasesOf } from '../../../../src/config/aliases';

const paths = [routes, furtherRoutes]
  .flatMap(({ byVersion }) => Object.values<{ path: string; leadsTo?: string }[]>(byVersion).flat())
  .flatMap(({ path, leadsTo }) => (leadsTo ? [] : [path]));
const aliases = paths.flatMap((path) => aliasesOf(path).map((alias) => [alias, path]));
const target = new Map(aliases.map(([alias, path]) => [alias, path]));

// @spec 2.74
test('the list contains a redirect for every version root and every readable category path', () => {
  const listed = Object.values(furtherRoutes.byVersion)
    .flat()
    .flatMap((route: { path: string; leadsTo?: string }) => (route.leadsTo ? [[route.path, route.leadsTo]] : []));
  expect(listed).toHaveLength(target.size);
  expect(new Map(listed as [string, string][])).toEqual(target);
});

test('no alias equals a page path or another alias', () => {
  expect(aliases.filter(([alias]) => paths.includes(alias ?? ''))).toEqual([]);
  expect(target.size).toBe(aliases.length);
});

test('the URL of a removed page redirects to the last version that has the page', () => {
  jest.isolateModules(() => {
    jest.doMock('../../../../src/config/renames', () => ({ removedPages: ['/docs/2.8.5/classes/Gone'] }));
    const isolated = jest.requireActual<typeof Aliases>('../../../../src/config/aliases');
    expect(isolated.aliasesOf('/docs/2.8.5/classes/Gone')).toEqual(['/docs/classes/Gone']);
  });
});
