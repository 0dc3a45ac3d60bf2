import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { internalErrorsId, memberId } from '../api/links';
import { didYouMean } from '../lib/didYouMean';
import { answersOf, hasAnswers } from '../content/read/answers';
import { headingParts, lineOf } from '../content/read/markup';
import { frontMatterOf, treeOf, type SourcePage } from '../content/read/page';
import type { Problem } from '../content/read/problem';
import type { ReferencePage } from '../content/read/reference';
import { attributeOf, isJsx } from './markup/jsx';

interface Anchor {
  id: string;
  line: number;
}

/** Returns the anchors of headings, table rows, answers and the generated section about internal errors. */
function anchorsOf(page: SourcePage, reference?: ReferencePage): Anchor[] {
  const headings = treeOf(page).children.flatMap((node): Anchor[] => {
    const id = node.type === 'heading' ? headingParts(node).id : undefined;
    return id ? [{ id, line: lineOf(node) }] : [];
  });
  const rows = (reference?.blocks ?? []).flatMap((block) => {
    if (block.kind !== 'table') return [];
    const { symbol, primary } = block.section;
    return block.rows.map(({ member, entry: { line } }) => ({ id: memberId(symbol.name, member.name, primary), line }));
  });
  const failing = reference?.sections.some(({ internalErrors }) => internalErrors.length > 0);
  const answers = hasAnswers(frontMatterOf(page)) ? [...answersOf(treeOf(page).children).values()].flat() : [];
  return [...headings, ...rows, ...answers, ...(failing ? [{ id: internalErrorsId, line: 1 }] : [])];
}

/** Returns the ids that links to a page can use as their hash. */
export const idsOf = (page: SourcePage, reference?: ReferencePage): Set<string> =>
  new Set(anchorsOf(page, reference).map(({ id }) => id));

/** Finds ids that occur twice on a page. */
export function checkIds(page: SourcePage, reference?: ReferencePage): Problem[] {
  const lines = new Map<string, number>();
  const anchors = anchorsOf(page, reference).sort((a, b) => a.line - b.line);
  return anchors.flatMap(({ id, line }) => {
    const first = lines.get(id);
    lines.set(id, first ?? line);
    const message = `the id {#${id}} is already on line ${first}: change one, or merge the two sections`;
    return first ? [{ file: page.file, line, message }] : [];
  });
}

/** Maps each page file to the page's anchors, or to undefined if the page does not parse. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Finds relative links to missing files and anchors. */
export function checkPageLinks(pages: SourcePage[], anchors: Anchors): Problem[] {
  const problems: Problem[] = [];
  for (const page of pages) {
    visit(treeOf(page), (node) => {
      const url = urlOf(node);
      const target = url && targetOf(url, page.file);
      const message = target && problemOf(url, page.file, target, anchors);
      if (message) problems.push({ file: page.file, line: lineOf(node), message });
    });
  }
  return problems;
}

/** Returns the URL of a link, including HTML links to an anchor on the same page. */
function urlOf(node: Nodes): string | undefined {
  if (node.type === 'link' || node.type === 'definition') return node.url;
  const href = isJsx(node) ? attributeOf(node, 'href') : undefined;
  return href?.startsWith('#') ? href : undefined;
}

/** Returns the target file and id of a relative link, or undefined for any other URL. */
function targetOf(url: string, from: string): [file: string, id: string] | undefined {
  const [path, id = ''] = url.split('#');
  if (url === '' || /^[a-z]+:|^\/|^www\./i.test(url)) return undefined;
  return [path ? posix.join(posix.dirname(from), path) : from, id];
}

function problemOf(url: string, from: string, [file, id]: [string, string], anchors: Anchors): string | undefined {
  if (!anchors.has(file)) {
    const paths = Array.from(anchors.keys(), (key) =>
      posix.relative(posix.dirname(from), key).replace(/^(?!\.)/, './'),
    );
    const advice =
      didYouMean(url.replace(/(?:\.\w+)?(?:#.*)?$/, '.mdx'), paths) ||
      ': write the path of an .mdx file, relative to this page';
    return `the link "${url}" leads to no page${advice}`;
  }
  const target = anchors.get(file);
  if (!id || !target || target.has(id)) return undefined;
  const advice = didYouMean(id, target) || ': use the id of a heading or list entry of that page';
  return `the link "${url}" leads to no anchor of ${file}${advice}`;
}
