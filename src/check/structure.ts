import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { visit } from 'unist-util-visit';
import { lineOf } from '../content/read/markup';
import { frontMatterOf, readable, treeOf, type SourcePage } from '../content/read/page';
import { isPartial, pageId } from '../content/read/pages';
import type { ContentReport } from './content';
import type { Problem } from '../content/read/problem';
import { didYouMean } from '../lib/didYouMean';

/** Checks the URLs, images and sidebar of one version. `root` is the site folder. */
export function checkStructure(
  root: string,
  sidebar: { file: string; sidebars: SidebarsConfig },
  pages: readonly SourcePage[],
): ContentReport['rules'] {
  const { sound } = readable(pages);
  return [
    { rule: 'every page has its own URL', problems: checkSlugs(sound) },
    { rule: 'images exist', problems: checkImages(root, sound) },
    { rule: 'the sidebar lists every page', problems: checkSidebar(sidebar.file, sidebar.sidebars, pages) },
  ];
}

/** Finds pages of one version that have the same URL. The URL of a page without a slug is based on its path. */
function checkSlugs(pages: readonly SourcePage[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    if (isPartial(page)) return [];
    const id = pageId(page.file);
    const { slug } = frontMatterOf(page);
    const url = posix.resolve('/', posix.dirname(id), (slug as string | undefined) ?? posix.basename(id));
    const other = first.get(url);
    first.set(url, other ?? page.file);
    return other ? [{ file: page.file, line: 1, message: `${other} has the same URL "${url}": change one slug` }] : [];
  });
}

function checkImages(root: string, pages: readonly SourcePage[]): Problem[] {
  return pages.flatMap((page) => {
    const problems: Problem[] = [];
    visit(treeOf(page), 'image', (image) => {
      const { url } = image;
      if (/^[a-z]+:/i.test(url)) return;
      const file = url.startsWith('/') ? `static${url}` : posix.join(posix.dirname(page.file), url);
      if (existsSync(join(root, file))) return;
      problems.push({ file: page.file, line: lineOf(image), message: `the image "${url}" does not exist` });
    });
    return problems;
  });
}

/** The specification requires that no sidebar lists these pages. */
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
