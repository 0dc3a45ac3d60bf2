import { posix } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { versions } from '../config/versions';
import { frontMatterOf, lineOfKey, readable, type SourcePage } from '../content/read/page';
import { isPartial, pageId } from '../content/read/pages';
import type { ContentReport } from './content';
import type { Sidebar } from './pages';
import type { Problem } from '../content/read/problem';
import { didYouMean } from '../lib/didYouMean';
import { parseJson } from '../lib/json';

/** Compares `versions.json`, from which Docusaurus reads the past versions, with the typed list. */
export function checkVersionList(text: string): Problem[] {
  const past = JSON.stringify(versions.slice(1).map(({ name }) => name));
  if (JSON.stringify(parseJson(text, 'versions.json')) === past) return [];
  return [{ file: 'versions.json', line: 1, message: `the list differs from src/config/versions.ts: write ${past}` }];
}

/** Checks the page URLs and the sidebar of one version. */
export function checkStructure(sidebar: Sidebar, pages: readonly SourcePage[]): ContentReport['rules'] {
  const { sound } = readable(pages);
  return [
    { rule: 'every page has its own URL', problems: checkSlugs(sound) },
    { rule: 'the sidebar lists every page', problems: checkSidebar(sidebar.file, sidebar.sidebars, pages) },
  ];
}

/** Finds pages of a version that share a URL. Without a slug, the URL of a page comes from its path. */
function checkSlugs(pages: readonly SourcePage[]): Problem[] {
  const whole = pages.filter((page) => !isPartial(page));
  const urls = whole.map((page) => {
    const id = pageId(page.file);
    const { slug } = frontMatterOf(page);
    return posix.resolve('/', posix.dirname(id), typeof slug === 'string' ? slug : posix.basename(id));
  });
  return whole.flatMap((page, index) => {
    const other = whole.find((_, at) => at !== index && urls[at] === urls[index]);
    const message = `${other?.file} has the same URL "${urls[index]}": change one slug`;
    return other ? [{ file: page.file, line: lineOfKey(page, 'slug'), message }] : [];
  });
}

/** Pages that must not appear in any sidebar, according to the specification. */
const unlisted = ['events', 'index-js', 'lavalinkInfo', 'webSocketClosedEvent'];

function checkSidebar(file: string, sidebars: SidebarsConfig, pages: readonly SourcePage[]): Problem[] {
  const listed = idsIn(Object.values(sidebars));
  const whole = pages.filter((page) => !isPartial(page));
  const ids = whole.map((page) => pageId(page.file));
  if (ids.length === 0) return [{ file, line: 1, message: 'the version has no pages' }];
  const wrong = listed.filter((id) => !ids.includes(id));
  const missing = ids.filter((id) => !listed.includes(id) && !unlisted.includes(posix.basename(id)));
  return [
    ...wrong.map((id) => ({ file, message: `the sidebar entry "${id}" names no page${didYouMean(id, ids)}` })),
    ...missing.map((id) => ({
      file: whole[ids.indexOf(id)].file,
      message: `${file} lacks this page: add '${id}' to a category`,
    })),
  ].map((problem) => ({ ...problem, line: 1 }));
}

function idsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(idsIn);
  const { type, id, link, items } = part as Record<string, unknown>;
  const own = type === 'doc' || type === 'ref' ? [String(id)] : [];
  return [...own, ...[link, items].flatMap((inner) => (inner ? idsIn(inner) : []))];
}
