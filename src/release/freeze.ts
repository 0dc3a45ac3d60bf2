import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberUrl, symbolUrls } from '../api/links';
import { currentVersion } from '../config/versions';
import { frontMatterOf, type SourcePage } from '../content/read/page';
import { claimsOf } from '../content/read/pages';
import { filesIn } from '../lib/files';
import { replaceIn } from '../lib/replaceIn.mjs';
import type { NewName } from './renames';

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

/** Adds a frozen version's URLs to the lists of required routes. Redirects deleted current pages to this version. */
export function addRoutes(root: string, frozen: string, version: string, pages: readonly SourcePage[]): void {
  const current = pages.flatMap((page) => {
    const { slug } = frontMatterOf(page);
    return typeof slug === 'string' ? [`/docs${slug}`] : [];
  });
  const isGone = ({ path }: Route): boolean =>
    /^\/docs\/(?:class|classes|enums|typedefs)\//.test(path) && !current.includes(path);
  const move = (path: string): string => path.replace(/^\/docs(?=\/|$)/, `/docs/${frozen}`);
  const files = ['routes', 'furtherRoutes'].map((name) => join(root, `src/check/expected/${name}.json`));
  const [specified, further] = files.map((file) => readJson<RouteList>(file));
  if (specified.byVersion[frozen]) return;
  const earlier = [specified, further].flatMap(({ byVersion }) => byVersion.current);
  for (const { byVersion, counts } of [specified, further]) {
    byVersion[frozen] = byVersion.current.map(({ leadsTo, ...route }) => ({
      ...route,
      path: move(route.path),
      ...(leadsTo ? { leadsTo: move(leadsTo) } : {}),
    }));
    byVersion.current = byVersion.current.filter((route) => !isGone(route));
    if (counts) for (const name of ['current', frozen]) counts[name] = byVersion[name].length;
  }
  const added = current.filter((path) => !earlier.some((route) => route.path === path));
  further.byVersion.current.push(...added.map((path) => ({ path })));
  further.byVersion.pages.push({ path: `/versions/${version}` });
  const gone = earlier.filter(isGone).map(({ path }) => path);
  const redirects = gone.map((path): Route => ({ path, leadsTo: move(path) }));
  further.byVersion[frozen] = [...further.byVersion[frozen], ...redirects].sort((a, b) => (a.path < b.path ? -1 : 1));
  writeJson(files[0], specified);
  writeJson(files[1], further);
  const file = join(root, 'src/config/renames.ts');
  const text = readFileSync(file, 'utf8');
  const lines = gone.map((path) => `  '${move(path)}',\n`).join('');
  writeFileSync(file, text.replace(/(?<=removedPages[^=]*= \[[^\]]*)\]/, `${lines}]`));
}

/**
 * Makes the search queries of the frozen version those of the new one. Updates the targets of all queries and questions
 * that have a new name.
 */
export function moveQueries(
  root: string,
  [frozen, version]: readonly [string, string],
  pages: readonly SourcePage[],
  renames: readonly NewName[],
): void {
  const folder = join(root, 'src/check/expected');
  const queries = (of: string): string => join(folder, `queries/${of}.json`);
  if (!existsSync(queries(frozen)) || existsSync(queries(version))) return;
  renameSync(queries(frozen), queries(version));
  const urls = symbolUrls(claimsOf(pages, currentVersion));
  const targets = renames.flatMap(({ from, to }) => {
    const [[owner, old], [, name]] = [from.split('.'), to.split('.')];
    const targetOf = (member: string): string => `${memberUrl(urls, owner, member)}"`;
    return old && urls.has(owner) ? [[targetOf(old), targetOf(name)]] : [];
  });
  const questions = filesIn(folder).filter((name) => name.startsWith('questions/'));
  for (const file of [queries(version), ...questions.map((name) => join(folder, name))]) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      targets.reduce((before, [old, now]) => before.replaceAll(old, now), text),
    );
  }
}
