import furtherRoutes from '../../src/check/expected/furtherRoutes.json';
import routes from '../../src/check/expected/routes.json';
import { mainPath, versions } from '../../src/config/versions';

interface Route {
  path: string;
  leadsTo?: string;
}

const mainPaths = new Set(versions.map(mainPath));

/** Returns the page kind, which is the page's folder in the documentation or its path without a version number. */
function kindOf(path: string): string {
  if (mainPaths.has(path)) return 'introduction';
  const [, folder] = /^\/docs\/(?:\d[\d.]*\/)?(?:([^/]+)\/)?/.exec(path) ?? [path, path.replace(/\d.*/, '')];
  return folder?.replace('classes', 'class') ?? 'page without a folder';
}

/** Returns the first path for each page kind. */
function firstOfEachKind(paths: readonly string[]): string[] {
  const kinds = paths.map(kindOf);
  return paths.filter((path, index) => kinds.indexOf(kindOf(path)) === index);
}

const groups = new Map<string, string[]>();
for (const { byVersion } of [routes, furtherRoutes]) {
  for (const [name, list] of Object.entries<Route[]>(byVersion)) {
    const pages = list.filter(({ leadsTo }) => !leadsTo).map(({ path }) => path);
    groups.set(name, [...(groups.get(name) ?? []), ...pages]);
  }
}

/** Past versions whose pages `npm test` visits: the oldest, which has different pages, and the newest. */
const past = [versions.at(-1)!.version, versions[1].version];

/** Matches pages that show their content with the same components and differ only in text. */
const similar = /^\/docs\/(?:category|enums|typedefs)\//;

function pathsOf(name: string, paths: string[]): string[] {
  if (process.env.TEST_ALL || name === 'pages') return paths;
  const first = firstOfEachKind(paths);
  if (name === 'current') return paths.filter((path) => !similar.test(path) || first.includes(path));
  return past.includes(name) ? first : [];
}

/**
 * The paths that the browser visits, by version. `npm test` visits every page outside the documentation (`pages`), the pages
 * of the current version with one category, enum and type definition, and one page of each kind in two past versions. `npm run test:all` sets TEST_ALL=1 and
 * visits every page.
 */
export const sample = new Map([...groups].map(([name, paths]) => [name, pathsOf(name, paths)]));

const axeGroups = process.env.TEST_ALL
  ? [...groups.values()]
  : [groups.get('pages')!, groups.get('current')!, [mainPath(versions.at(-1)!)]];

/** The paths that axe checks: one page of each kind, and a page that shows a past version's banner. */
export const axeSample = new Set(axeGroups.flatMap(firstOfEachKind));
