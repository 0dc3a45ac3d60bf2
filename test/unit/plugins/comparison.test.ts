import { join } from 'node:path';
import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import type { Comparison } from '../../../src/features/versions/comparison/changes';
import { versions } from '../../../src/config/versions';
import comparisonPlugin from '../../../src/plugins/data/comparison';

const data = new Map<string, string>();
const routes: RouteConfig[] = [];

beforeAll(async () => {
  const context = { siteDir: join(__dirname, '../../..'), baseUrl: '/sub/' } as LoadContext;
  const actions = {
    createData: (name: string, content: unknown) => {
      data.set(name, typeof content === 'string' ? content : JSON.stringify(content));
      return Promise.resolve(`/generated/${name}`);
    },
    addRoute: (route: RouteConfig) => routes.push(route),
  } as unknown as PluginContentLoadedActions;
  await comparisonPlugin(context).contentLoaded?.({ content: undefined, actions });
});

test('writes one file per pair, named as the browser requests it', () => {
  const names = versions.flatMap((from) =>
    versions.filter((to) => to !== from).map((to) => `pairs/${from.version}...${to.version}.json`),
  );
  expect([...data.keys()].sort()).toEqual([...names, 'releases.json'].sort());
  const { from, to } = JSON.parse(data.get('pairs/2.8.2...2.8.7.json')!) as Comparison;
  expect([from, to]).toEqual(['2.8.2', '2.8.7']);
});

test('every version with one before it has a page below the base URL, with the changes against that one', () => {
  expect(routes.map(({ path }) => path)).toEqual(
    versions.slice(0, -1).map(({ version }) => `/sub/versions/${version}`),
  );
  expect(routes.every(({ exact }) => exact)).toBe(true);
  expect(routes[0].modules).toEqual({ comparison: '@generated/comparison/default/pairs/2.8.5...2.8.7.json' });
});
