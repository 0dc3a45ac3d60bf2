import { escapeHtml, unescapeHtml } from '@site/src/lib/escapeHtml';
import type { Hit } from '@site/src/search/engine/protocol';
import { levels } from '@site/src/search/section';

/** Tags that enclose the matches in search results. */
export const markTags = { open: '<mark>', close: '</mark>' } as const;

/** The number of hits to show if nothing matches well. */
export const closestHits = 3;

/** Splits highlighted HTML into plain text, so that content cannot become markup. Odd pieces are matches. */
export function splitMarks(value: string): string[] {
  return value.split(new RegExp(`${markTags.open}(.*?)${markTags.close}`, 's')).map(unescapeHtml);
}

/** The two lines of a search result. `title` and `about` are pieces of text as `splitMarks` returns them. */
export interface Row {
  /** `Player.setVolume(volume)`, or the heading of a section without a symbol. */
  title: string[];
  /** The title of the page, unless `title` names the page or the owner of a member. */
  page?: string;
  /** The first sentence of the section, the snippet that matches, or the categories of a section without text. */
  about: string[];
}

/** Returns the two lines of a hit. */
export function rowOf({ hierarchy = {}, kind, owner, type, content, ...marked }: Hit): Row {
  const { _highlightResult: highlights, _snippetResult: snippets } = marked;
  const level = levels.filter((each) => hierarchy[each]).at(-1) ?? 'lvl1';
  const heading = splitMarks(highlights?.hierarchy?.[level]?.value ?? escapeHtml(hierarchy[level] ?? ''));
  const about =
    (type === 'content' ? snippets : highlights)?.content?.value ?? escapeHtml(content || hierarchy.lvl0 || '');
  // The heading of a constructor, `new Player(options)`, has the name of the owner already.
  const prefix = kind && kind !== 'constructor' && owner ? `${owner}.` : '';
  return {
    title: [prefix + heading[0], ...heading.slice(1)],
    page: (!kind && level !== 'lvl1' && hierarchy.lvl1) || undefined,
    about: splitMarks(about),
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
