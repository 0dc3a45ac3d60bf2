import type { Hit } from '@site/src/search/engine/protocol';
import { type Part, partsOf } from './parts';

/** The hits of one page of the site. */
export interface Group {
  /** The page's address without an anchor. */
  page: string;
  title: string;
  category: string;
  hits: Hit[];
}

/** The address of the page that a hit is on. */
function pageOf({ url = '' }: Hit): string {
  return url.split('#', 1)[0];
}

/** Puts hits of the same page together; pages are in the order of their best hits. */
export function groupByPage(hits: readonly Hit[]): Group[] {
  const groups = new Map<string, Group>();
  for (const hit of hits) {
    const page = pageOf(hit);
    const { lvl0 = '', lvl1 = '' } = hit.hierarchy ?? {};
    const group = groups.get(page) ?? { page, title: lvl1, category: lvl0, hits: [] };
    group.hits.push(hit);
    groups.set(page, group);
  }
  return [...groups.values()];
}

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The heading or row that a hit leads to, and the headings between the page's own and that one. */
export function headingOf({ hierarchy = {}, _highlightResult }: Hit): { title: Part[]; above: string[] } {
  const headings = levels.flatMap((level) => {
    const heading = hierarchy[level];
    return heading ? [{ heading, marked: _highlightResult?.hierarchy?.[level]?.value }] : [];
  });
  const last = headings.at(-1);
  return {
    title: last?.marked === undefined ? [{ text: last?.heading ?? '', marked: false }] : partsOf(last.marked),
    above: headings.slice(1, -1).map(({ heading }) => heading),
  };
}
