import { escapeHtml, unescapeHtml } from '@site/src/lib/escapeHtml';
import type { Hit } from '@site/src/search/engine/protocol';
import { levels } from '@site/src/search/section';

/** Tags that enclose the matches in search results. */
export const markTags = { open: '<mark>', close: '</mark>' } as const;

/** Splits highlighted HTML into plain text, so that content cannot become markup. Odd pieces are matches. */
export function splitMarks(value: string): string[] {
  return value.split(new RegExp(`${markTags.open}(.*?)${markTags.close}`, 's')).map(unescapeHtml);
}

/** Returns the highlighted heading of a hit, and the text of the headings between the page title and that heading. */
export function headingOf({ hierarchy = {}, _highlightResult }: Hit): { title: string; above: string[] } {
  const used = levels.slice(1).filter((level) => hierarchy[level]);
  const last = used.at(-1) ?? 'lvl1';
  return {
    title: _highlightResult?.hierarchy?.[last]?.value ?? escapeHtml(hierarchy[last] ?? ''),
    above: used.slice(1, -1).flatMap((level) => hierarchy[level] ?? []),
  };
}

/** Groups hits by page. Orders the pages by their first hit. */
export function groupByPage(hits: readonly Hit[]) {
  const groups = new Map<string, { page: string; title: string; category: string; hits: Hit[] }>();
  for (const hit of hits) {
    const [page] = (hit.url ?? '').split('#', 1);
    const { lvl0: category = '', lvl1: title = '' } = hit.hierarchy ?? {};
    const group = groups.get(page) ?? { page, title, category, hits: [] };
    group.hits.push(hit);
    groups.set(page, group);
  }
  return [...groups.values()];
}
