import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { frontMatterOf, type SourcePage } from '../content/read/page';
import { filesIn } from '../lib/files';
import { replaceIn } from '../lib/replaceIn.mjs';

interface Route {
  path: string;
  leadsTo?: string;
}

interface RouteList {
  byVersion: Record<string, Route[]>;
  counts?: Record<string, number>;
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
/** Writes JSON with one line per route. Prettier would not join the lines of an object. */
function writeJson(file: string, value: unknown): void {
  const text = JSON.stringify(value, null, 2).replace(/\{\s+"path"[^{}]*\}/g, (route) => route.replace(/\n\s*/g, ' '));
  writeFileSync(file, `${text}\n`);
}

/** Renames the sidebar of a frozen version, because Docusaurus gives it the name of the current sidebar. */
export function renameSidebar(root: string, version: string): void {
  const name = `version${version.replaceAll('.', '')}`;
  const file = join(root, `versioned_sidebars/version-${version}-sidebars.json`);
  writeJson(file, { [name]: Object.values(readJson<object>(file))[0] as unknown });
  const folder = join(root, `versioned_docs/version-${version}`);
  for (const page of filesIn(folder).filter((file) => file.endsWith('.mdx'))) {
    const text = readFileSync(join(folder, page), 'utf8');
    writeFileSync(join(folder, page), text.replace(/^displayed_sidebar: .*$/m, `displayed_sidebar: ${name}`));
  }
}

/** Adds a version to the text of src/config/versions.ts. Throws a `Refusal` if the text has an unexpected form. */
export function addVersion(text: string, version: string, released: string): string {
  const current = /\.\.\.past\((\{ version: '([\d.]+)', .*? \})\)/.exec(text);
  if (current?.[2] === version) return text;
  const [whole, entry, old] = current ?? ["...past({ version: '"];
  return replaceIn('src/config/versions.ts', text, [
    [whole, `...past({ version: '${version}', released: '${released}', noIndex: false })`],
    [`label: 'v${old} (current)'`, `label: 'v${version} (current)'`],
    ['  currentVersion,\n', `  currentVersion,\n  past(${entry}),\n`],
  ]);
}

/** Updates the version in the install commands on the current pages: `magmastream@2.8.7`. */
export function pinVersion(root: string, pages: readonly SourcePage[], frozen: string, version: string): void {
  for (const { file, text } of pages) {
    const pinned = text.replaceAll(`magmastream@${frozen}`, `magmastream@${version}`);
    if (pinned !== text) writeFileSync(join(root, file), pinned);
  }
}

/** Adds a frozen version's URLs to the lists of required routes, and updates the URLs of the current pages. */
export function addRoutes(root: string, frozen: string, version: string, pages: readonly SourcePage[]): void {
  const current = pages.flatMap((page) => {
    const { slug } = frontMatterOf(page);
    return typeof slug === 'string' ? [`/docs${slug}`] : [];
  });
  const earlier: string[] = [];
  for (const name of ['routes.json', 'furtherRoutes.json']) {
    const file = join(root, 'src/check/expected', name);
    const list = readJson<RouteList>(file);
    const { byVersion } = list;
    if (byVersion[frozen]) continue;
    const move = (path: string): string => path.replace(/^\/docs(?=\/|$)/, `/docs/${frozen}`);
    byVersion[frozen] = byVersion.current.map((route) => ({
      ...route,
      path: move(route.path),
      ...(route.leadsTo ? { leadsTo: move(route.leadsTo) } : {}),
    }));
    if (list.counts) list.counts[frozen] = byVersion[frozen].length;
    const known = new Set(byVersion[frozen].map(({ path }) => path.replace(`/docs/${frozen}`, '/docs')));
    const isReference = ({ path }: Route): boolean => /^\/docs\/(?:class|classes|enums|typedefs)\//.test(path);
    byVersion.current = byVersion.current.filter((route) => !isReference(route) || current.includes(route.path));
    if (list.counts) list.counts.current = byVersion.current.length;
    earlier.push(...known);
    if (name === 'furtherRoutes.json')
      byVersion.current.push(...current.filter((path) => !earlier.includes(path)).map((path) => ({ path })));
    if (name === 'furtherRoutes.json') byVersion.pages.push({ path: `/versions/${version}` });
    writeJson(file, list);
  }
  const queries = (of: string): string => join(root, `src/check/expected/queries/${of}.json`);
  if (existsSync(queries(frozen)) && !existsSync(queries(version))) renameSync(queries(frozen), queries(version));
}
