import { posix } from 'node:path';
import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { internalErrorsId, memberId } from '../api/links';
import { didYouMean } from '../lib/didYouMean';
import { answersOf, hasAnswers } from '../content/read/answers';
import { headingParts, lineOf } from '../content/read/markup';
import { frontMatterOf, treeOf, type SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import type { ReferencePage } from '../content/read/reference';

/** Returns the explicit ids of a page's headings. */
const headingIds = (page: SourcePage): { id: string; line: number }[] =>
  treeOf(page).children.flatMap((node) => {
    const id = node.type === 'heading' ? headingParts(node).id : undefined;
    return id ? [{ id, line: lineOf(node as Heading) }] : [];
  });

/** Finds headings with the id of an earlier heading. */
export function checkHeadingIds(page: SourcePage): Problem[] {
  const lines = new Map<string, number>();
  return headingIds(page).flatMap(({ id, line }) => {
    const first = lines.get(id);
    lines.set(id, first ?? line);
    const message = `the id {#${id}} is already on line ${first}: change one, or merge the two sections`;
    return first ? [{ file: page.file, line, message }] : [];
  });
}

/** Returns a page's anchors: headings, table rows, answers and the generated section about internal errors. */
export function idsOf(page: SourcePage, reference?: ReferencePage): Set<string> {
  const headings = headingIds(page).map(({ id }) => id);
  const rows = (reference?.blocks ?? []).flatMap((block) => {
    if (block.kind !== 'table') return [];
    const { symbol, primary } = block.section;
    return block.rows.map(({ member }) => memberId(symbol.name, member.name, primary));
  });
  const failing = reference?.sections.some(({ internalErrors }) => internalErrors.length > 0);
  const answers = hasAnswers(frontMatterOf(page)) ? [...answersOf(treeOf(page).children).values()].flat() : [];
  return new Set([...headings, ...rows, ...answers.map(({ id }) => id), ...(failing ? [internalErrorsId] : [])]);
}

/** Maps each page file to the page's anchors, or to undefined if the page does not parse. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Finds relative links to missing files and anchors. */
export function checkPageLinks(pages: SourcePage[], anchors: Anchors): Problem[] {
  const problems: Problem[] = [];
  for (const page of pages) {
    visit(treeOf(page), ['link', 'definition'], (node) => {
      if (node.type !== 'link' && node.type !== 'definition') return;
      const target = targetOf(node.url, page.file);
      const message = target && problemOf(node.url, target, anchors);
      if (message) problems.push({ file: page.file, line: node.position!.start.line, message });
    });
  }
  return problems;
}

/** Returns undefined for links that are not relative. */
function targetOf(url: string, from: string): [file: string, id: string] | undefined {
  const [path, id = ''] = url.split('#');
  if (url === '' || /^[a-z]+:|^\/|^www\./i.test(url)) return undefined;
  return [path ? posix.join(posix.dirname(from), path) : from, id];
}

function problemOf(url: string, [file, id]: [string, string], anchors: Anchors): string | undefined {
  if (!anchors.has(file)) return `the link "${url}" leads to no page${didYouMean(file, anchors.keys())}`;
  const target = anchors.get(file);
  if (!id || !target || target.has(id)) return undefined;
  return `the link "${url}" leads to no anchor of ${file}${didYouMean(id, target)}`;
}
