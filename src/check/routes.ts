import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { DocsVersion } from '../config/versions';
import type { SourcePage } from '../content/read/page';
import { isPartial, pageId } from '../content/read/pages';
import type { Problem } from '../content/read/problem';
import { aliasesOf } from '../config/aliases';
import furtherRoutes from './expected/furtherRoutes.json';
import routes from './expected/routes.json';

interface Route {
  path: string;
  leadsTo?: string;
}

export type RouteList = Record<string, Route[]>;

const specified = Object.values(routes.byVersion).flatMap((ofVersion) => ofVersion.map(({ path }) => path));
const further: RouteList = furtherRoutes.byVersion;

/** All paths that the site must serve, from the lists in `src/check/expected`. */
export const listedRoutes = [...specified, ...Object.values(further).flatMap((list) => list.map(({ path }) => path))];

const redirected = new Set(
  Object.values(further).flatMap((list) => list.filter((route) => route.leadsTo).map(({ path }) => path)),
);

/** The listed paths that are pages, without redirects. */
export const listedPages = listedRoutes.filter((path) => !redirected.has(path));

/** The command that updates the list of further routes. */
const renewCommand = 'npm run check -- --renew-routes';

const routeOf = ({ path }: Pick<DocsVersion, 'path'>, { file }: SourcePage): string => `/${path}/${pageId(file)}`;

const categorySlugs = (part: unknown): string[] => {
  if (!part || typeof part !== 'object') return [];
  const { type, slug } = part as { type?: string; slug?: string };
  const own = type === 'generated-index' && slug ? [slug] : [];
  return [...own, ...Object.values(part).flatMap(categorySlugs)];
};

/** Returns a version's routes that are not in the specification: pages, categories, and redirects to either. */
export function furtherRoutesOf(version: DocsVersion, pages: readonly SourcePage[], sidebars: SidebarsConfig): Route[] {
  const ofPages = pages.filter((page) => !isPartial(page)).map((page) => routeOf(version, page));
  const all = [...ofPages, ...categorySlugs(sidebars).map((slug) => `/${version.path}${slug}`)];
  const redirects = all.flatMap((leadsTo) => aliasesOf(leadsTo).map((path): Route => ({ path, leadsTo })));
  const found = [...all.map((path): Route => ({ path })), ...redirects].filter(({ path }) => !specified.includes(path));
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Finds pages that no route list contains, and listed routes that have no page. */
export function checkRoutes(version: DocsVersion, pages: readonly SourcePage[], sidebars: SidebarsConfig): Problem[] {
  const derived = furtherRoutesOf(version, pages, sidebars).map(({ path }) => path);
  const unlisted = pages.filter((page) => !isPartial(page) && !listedRoutes.includes(routeOf(version, page)));
  const gone = (further[version.name] ?? []).filter(({ path }) => !derived.includes(path));
  return [
    ...unlisted.map(({ file }) => ({
      file,
      line: 1,
      message: `no list has the route of this page: run ${renewCommand}`,
    })),
    ...gone.map(({ path }) => ({
      file: 'src/check/expected/furtherRoutes.json',
      line: 1,
      message: `${path} has no page: run ${renewCommand} if you renamed or deleted the page`,
    })),
  ];
}
