import { escapeHtml, unescapeHtml } from '@site/src/lib/escapeHtml';
import type { Hit } from '@site/src/search/engine/protocol';
import { levels } from '@site/src/search/section';

/** The tags that enclose matches in search results. */
export const markTags = { open: '<mark>', close: '</mark>' } as const;

/** The number of hits to show for a weak result. */
export const closestHits = 3;

/** Splits highlighted HTML into pieces of plain text, so that content cannot become markup. Odd pieces are matches. */
export function splitMarks(value: string): string[] {
  return value.split(new RegExp(`${markTags.open}(.*?)${markTags.close}`, 's')).map(unescapeHtml);
}

/** The two lines of a search result. `title` and `about` are lists of pieces from `splitMarks`. */
export interface Row {
  /** The title, such as `Player.setVolume(volume)`. For a section without a symbol, its heading. */
  title: string[];
  /** The page title, unless `title` already contains it or the owner of a member. */
  page?: string;
  /** The first sentence of the section, the matching snippet, or the categories of a section without text. */
  about: string[];
}

/** Returns the two lines that represent a hit. */
export function rowOf({ hierarchy = {}, kind, owner, type, content, ...marked }: Hit): Row {
  const { _highlightResult: highlights, _snippetResult: snippets } = marked;
  const level = levels.filter((each) => hierarchy[each]).at(-1) ?? 'lvl1';
  const heading = splitMarks(highlights?.hierarchy?.[level]?.value ?? escapeHtml(hierarchy[level] ?? ''));
  const about =
    (type === 'content' ? snippets : highlights)?.content?.value ?? escapeHtml(content || hierarchy.lvl0 || '');
  // The heading of a constructor, such as `new Player(options)`, already contains the owner's name.
  const prefix = kind && kind !== 'constructor' && owner ? `${owner}.` : '';
  return {
    title: [prefix + heading[0], ...heading.slice(1)],
    page: (!kind && level !== 'lvl1' && hierarchy.lvl1) || undefined,
    about: splitMarks(about),
  };
}

/** Groups hits by page. The order of pages is the order of their first hits. */
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
