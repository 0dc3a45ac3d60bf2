import pages from '../../../fixtures/search-engine/pages.json';
import type { Shard } from '../../../../src/search/shard';
import type { ApiKind, RecordType, SearchRecord } from '../../../../src/search/types';

const site = 'https://magmastream.com/';
export const tag = 'docs-default-current';

interface Part {
  title: string;
  text?: string;
  kind?: string;
  name?: string;
  owner?: string;
}

interface Section extends Part {
  id: string;
  level: number;
}

interface Page extends Part {
  path: string;
  category: string;
  sections?: Section[];
}

/** The records of one heading or row: itself, and its text if it has one. `titles` are the headings above and its own. */
function recordsOfPart(page: Page, part: Part & { id?: string }, titles: (string | null)[]): SearchRecord[] {
  const [lvl1 = '', lvl2 = null, lvl3 = null] = titles.map((title) => title ?? null);
  const anchor = part.id ?? null;
  const heading: SearchRecord = {
    objectID: `${page.path}#${anchor ?? ''}`,
    url: site + page.path + (anchor === null ? '' : `#${anchor}`),
    url_without_anchor: site + page.path,
    anchor,
    type: `lvl${titles.length}` as RecordType,
    hierarchy: { lvl0: page.category, lvl1: lvl1 ?? '', lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null },
    content: null,
    language: 'en',
    docusaurus_tag: tag,
    version: '2.8.7',
    kind: (part.kind as ApiKind | undefined) ?? null,
    name: part.name ?? null,
    owner: part.owner ?? null,
    position: 0,
  };
  const { text } = part;
  const content: SearchRecord[] = text
    ? [{ ...heading, objectID: `${heading.objectID}/0`, type: 'content', content: text }]
    : [];
  return [heading, ...content];
}

/** The records of a page as the build makes them. */
export function recordsOfPage(page: Page): SearchRecord[] {
  const above = [page.title];
  const sections = (page.sections ?? []).flatMap((section) => {
    above.length = section.level - 1;
    above[section.level - 1] = section.title;
    return recordsOfPart(page, section, [...above]);
  });
  return [...recordsOfPart(page, page, [page.title]), ...sections].map((record, position) => ({ ...record, position }));
}

/** The small library that the engine is tested with. */
export const shard: Shard = { records: pages.flatMap((page) => recordsOfPage(page)), elsewhere: [] };

/** The address of a page or section, as short as a test can say it. */
export function short(url: string | undefined): string | undefined {
  return url?.replace(/^.*\//, '');
}
