import { posix } from 'node:path';
import { visit } from 'unist-util-visit';
import { internalErrorsId, memberId } from '../api/links';
import { didYouMean } from '../lib/didYouMean';
import { answersOf, hasAnswers } from '../content/read/answers';
import { headingParts } from '../content/read/markup';
import { frontMatterOf, treeOf, type SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import type { ReferencePage } from '../content/read/reference';

/** Returns a page's anchors: headings, table rows, answers and the generated section about internal errors. */
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
  const answers = hasAnswers(frontMatterOf(page)) ? [...answersOf(treeOf(page).children).values()].flat() : [];
  return new Set([...headings, ...rows, ...answers.map(({ id }) => id), ...(failing ? [internalErrorsId] : [])]);
}

/** Maps each page file to the page's anchors, or to undefined if the page does not parse. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Finds relative links to missing files and anchors. Reports each missing target once, at the first link. */
export function checkPageLinks(pages: SourcePage[], anchors: Anchors): Problem[] {
  const missing = new Map<string, { first: Problem; count: number }>();
  for (const page of pages) {
    visit(treeOf(page), 'link', ({ url, position }) => {
      const target = targetOf(url, page.file);
      const message = target && problemOf(url, target, anchors);
      if (!message) return;
      const first = { file: page.file, line: position!.start.line, message };
      const known = missing.get(target.join('#'));
      missing.set(target.join('#'), { first: known?.first ?? first, count: (known?.count ?? 0) + 1 });
    });
  }
  return [...missing.values()].map(({ first, count }) =>
    count === 1 ? first : { ...first, message: `${first.message} (and ${count - 1} more)` },
  );
}

/** Returns undefined for links that are not relative. */
function targetOf(url: string, from: string): [file: string, id: string] | undefined {
  const [path, id = ''] = url.split('#');
  if (/^[a-z]+:|^\//i.test(url)) return undefined;
  return [path ? posix.join(posix.dirname(from), path) : from, id];
}

function problemOf(url: string, [file, id]: [string, string], anchors: Anchors): string | undefined {
  if (!anchors.has(file)) return `the link "${url}" leads to no page${didYouMean(file, anchors.keys())}`;
  const target = anchors.get(file);
  if (!id || !target || target.has(id)) return undefined;
  return `the link "${url}" leads to no anchor of ${file}${didYouMean(id, target)}`;
}
