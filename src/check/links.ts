import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { internalErrorsId, memberId } from '../api/links';
import type { Page } from '../words/page';
import { headingParts } from '../words/words';
import { nearest } from '../lib/nearest';
import type { ParsedPage } from '../words/parse';
import type { Problem } from '../words/problem';

/** A page of words with the ids that its readers can link to. */
export interface LinkablePage extends ParsedPage {
  ids: Set<string>;
}

/** The ids of a page: its headings', those of the rows of its tables, and that of the errors which the facts add. */
export function idsOf({ root }: ParsedPage, page?: Page): Set<string> {
  const headings = root.children.flatMap((node) => (node.type === 'heading' ? (headingParts(node).id ?? []) : []));
  const rows = (page?.blocks ?? []).flatMap((block) => {
    if (block.kind !== 'table') return [];
    const { symbol, primary } = block.section;
    return block.rows.map(({ member }) => memberId(symbol.name, member.name, primary));
  });
  const failing = page?.sections.some(({ internalErrors }) => internalErrors.length > 0);
  return new Set([...headings, ...rows, ...(failing ? [internalErrorsId] : [])]);
}

/** Finds the links between pages of words that lead to no file or to no id of it. */
export function checkWordLinks(pages: LinkablePage[]): Problem[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  return pages.flatMap((page) =>
    linksOf(page.root).flatMap(({ url, line }) => {
      const message = problemOf(url, page, byFile);
      return message ? [{ file: page.file, line, message }] : [];
    }),
  );
}

function problemOf(url: string, page: LinkablePage, pages: Map<string, LinkablePage>): string | undefined {
  const [path, id] = url.split('#');
  if (/^[a-z]+:|^\//i.test(url)) return undefined;
  const file = path ? posix.join(posix.dirname(page.file), path) : page.file;
  const target = pages.get(file);
  if (!target) return `the link "${url}" leads to no page${hint(file, [...pages.keys()], '')}`;
  if (!id || target.ids.has(id)) return undefined;
  return `the link "${url}" leads to no place of ${file}${hint(id, [...target.ids], '#')}`;
}

function hint(name: string, known: string[], prefix: string): string {
  const suggestion = nearest(name, known);
  return suggestion ? `; did you mean "${prefix}${suggestion}"?` : '';
}

function linksOf(node: Nodes): { url: string; line: number }[] {
  const own = node.type === 'link' ? [{ url: node.url, line: node.position?.start.line ?? 1 }] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(linksOf)] : own;
}
