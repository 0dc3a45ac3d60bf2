import { posix } from 'node:path';
import { visit } from 'unist-util-visit';
import { internalErrorsId, memberId } from '../api/links';
import { didYouMean } from '../lib/didYouMean';
import { headingParts, lineOf } from '../content/read/markup';
import { treeOf, type SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import type { ReferencePage } from '../content/read/reference';

/** Returns the anchors of a page: headings, table rows and the generated section of internal errors. */
export function idsOf(page: SourcePage, reference?: ReferencePage): Set<string> {
  const headings = treeOf(page).children.flatMap((node) =>
    node.type === 'heading' ? (headingParts(node).id ?? []) : [],
  );
  const rows = (reference?.blocks ?? []).flatMap((block) => {
    if (block.kind !== 'table') return [];
    const { symbol, primary } = block.section;
    return block.rows.map(({ member }) => memberId(symbol.name, member.name, primary));
  });
  const failing = reference?.sections.some(({ internalErrors }) => internalErrors.length > 0);
  return new Set([...headings, ...rows, ...(failing ? [internalErrorsId] : [])]);
}

/** Finds relative links whose file or anchor does not exist. */
export function checkPageLinks(pages: SourcePage[], ids: ReadonlyMap<string, Set<string>>): Problem[] {
  const problems: Problem[] = [];
  for (const page of pages) {
    visit(treeOf(page), 'link', (link) => {
      const message = problemOf(link.url, page.file, ids);
      if (message) problems.push({ file: page.file, line: lineOf(link), message });
    });
  }
  return problems;
}

function problemOf(url: string, from: string, ids: ReadonlyMap<string, Set<string>>): string | undefined {
  const [path, id] = url.split('#');
  if (/^[a-z]+:|^\//i.test(url)) return undefined;
  const file = path ? posix.join(posix.dirname(from), path) : from;
  const target = ids.get(file);
  if (!target) return `the link "${url}" leads to no page${didYouMean(file, ids.keys())}`;
  if (!id || target.has(id)) return undefined;
  return `the link "${url}" leads to no anchor of ${file}${didYouMean(id, target)}`;
}
