import pages from '../../../fixtures/search-engine/pages.json';
import { createEngine, type Engine } from '../../../../src/search/engine';
import type { Shard } from '../../../../src/search/shard';
import type { ApiKind, RecordType, SearchRecord } from '../../../../src/search/types';

export const tag = 'docs-default-current';

/** A heading or row: of a page, or of a section of it, which has an id and a level. */
interface Part {
  title: string;
  text?: string;
  kind?: string;
  name?: string;
  owner?: string;
  id?: string;
  level?: number;
}

interface TestPage extends Part {
  path: string;
  category: string;
  sections?: readonly Part[];
}

/** The records of a page as the build makes them: for each part its heading, and its text if it has one. */
export function recordsOfPage(page: TestPage): SearchRecord[] {
  const above: string[] = [];
  const address = `https://magmastream.com/${page.path}`;
  const parts = [page, ...(page.sections ?? [])];
  const records = parts.flatMap(({ title, text, id = null, level = 1, kind = null, name = null, owner = null }) => {
    above.length = level - 1;
    above[level - 1] = title;
    const [lvl1 = '', lvl2 = null, lvl3 = null] = above;
    const heading: Omit<SearchRecord, 'position'> = {
      objectID: `${page.path}#${id ?? ''}`,
      url: id === null ? address : `${address}#${id}`,
      url_without_anchor: address,
      anchor: id,
      type: `lvl${level}` as RecordType,
      hierarchy: { lvl0: page.category, lvl1, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null },
      content: null,
      language: 'en',
      docusaurus_tag: tag,
      version: '2.8.7',
      kind: kind as ApiKind | null,
      name,
      owner,
    };
    const content = { ...heading, objectID: `${heading.objectID}/0`, type: 'content' as const, content: text ?? null };
    return text ? [heading, content] : [heading];
  });
  return records.map((record, position) => ({ ...record, position }));
}

/** The small library that the engine is tested with. */
export const shard: Shard = { records: pages.flatMap((page) => recordsOfPage(page)), elsewhere: [] };

/** An engine over one page of a guide with these sections, whose ids are their numbers. */
export function engineOf(sections: readonly Part[]): Engine {
  const numbered = sections.map((section, index) => ({ ...section, id: String(index), level: 2 }));
  const records = recordsOfPage({ path: 'docs/page', category: 'Guides', title: 'A page', sections: numbered });
  return createEngine([{ records, elsewhere: [] }]);
}

/** The address of a page or section, as short as a test can say it. */
export function short(url: string | undefined): string | undefined {
  return url?.replace(/^.*\//, '');
}
