import { escapeHtml } from '@site/src/lib/escapeHtml';
import type { Hit } from '@site/src/search/engine/protocol';

/** The tags that a search is asked to put around what matches. */
export const markTags = { open: '<mark>', close: '</mark>' } as const;

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/**
 * Splits a highlighted value (HTML-escaped text with mark tags) into plain texts, every other one of which was marked.
 * They are rendered as text, so that nothing in an index, ours or a hosted one, can become markup.
 */
export function partsOf(value: string): string[] {
  const parts = value.split(new RegExp(`${markTags.open}(.*?)${markTags.close}`, 's'));
  return parts.map((html) => html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity]));
}

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The heading or row that a hit leads to, highlighted, and the headings between the page's own and that one, as text. */
export function headingOf({ hierarchy = {}, _highlightResult }: Hit): { title: string; above: string[] } {
  const named = levels.filter((level) => hierarchy[level]);
  const last = named.at(-1) ?? 'lvl1';
  return {
    title: _highlightResult?.hierarchy?.[last]?.value ?? escapeHtml(hierarchy[last] ?? ''),
    above: named.slice(1, -1).flatMap((level) => hierarchy[level] ?? []),
  };
}

/** Puts hits of the same page, an address without an anchor, together; pages are in the order of their best hits. */
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
