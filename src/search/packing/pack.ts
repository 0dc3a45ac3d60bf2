import { Headings, levels } from '../levels';
import type { Level, SearchRecord } from '../types';
import { above, Expectations, kinds, type Origin, type PackedHeading, type PackedPage } from './layout';

/**
 * Packs records page by page and adds to `origins` where they are from. The records of a page follow each other, and
 * the texts of a section follow its heading, as `recordsOf` has them.
 */
export function packPages(records: readonly SearchRecord[], origins: Origin[]): PackedPage[] {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    const last = pages.at(-1);
    if (last && last[0].url_without_anchor === record.url_without_anchor) last.push(record);
    else pages.push([record]);
  }
  return pages.map((page): PackedPage => {
    const [first] = page;
    return [originOf(first, origins), pathOf(first), first.hierarchy.lvl0, packHeadings(page)];
  });
}

/** What the addresses of all records begin with: the address of a page without its path in the site. */
export function siteOf([first]: readonly SearchRecord[]): string {
  if (!first) return '';
  const { url_without_anchor: address } = first;
  return address.slice(0, address.length - encodeURI(pathOf(first)).length);
}

/** The path of a record's page in the site starts its objectID. */
function pathOf({ objectID }: SearchRecord): string {
  return objectID.slice(0, objectID.indexOf('#'));
}

function originOf({ docusaurus_tag, language, version }: SearchRecord, origins: Origin[]): number {
  const known = origins.findIndex((origin) => origin[0] === docusaurus_tag && origin[1] === language);
  return known < 0 ? origins.push([docusaurus_tag, language, version]) - 1 : known;
}

function packHeadings(page: readonly SearchRecord[]): PackedHeading[] {
  const headings = new Headings(page[0].hierarchy.lvl0);
  const expectations = new Expectations();
  const packed: PackedHeading[] = [];
  let position = 0;
  for (const record of page) {
    if (record.type === 'content') {
      packed[packed.length - 1][1] += 1;
    } else {
      packed.push(...packAbove(record, headings));
      packed.push(packHeading(record, record.position - position, headings, expectations));
    }
    position = record.position + 1;
  }
  return packed;
}

/** The headings above a record that the page has not come by, because they have no record here. */
function packAbove({ type, hierarchy }: SearchRecord, headings: Headings): PackedHeading[] {
  return levels.slice(1, levels.indexOf(type as Level)).flatMap((name, place): PackedHeading[] => {
    const level = place + 1;
    const title = hierarchy[name];
    if (title === null || title === headings.at(level)) return [];
    headings.enter(level, title);
    return [[level, above, title]];
  });
}

function packHeading(
  record: SearchRecord,
  skippedPositions: number,
  headings: Headings,
  expectations: Expectations,
): PackedHeading {
  const { hierarchy, anchor, kind, name, owner } = record;
  const level = levels.indexOf(record.type as Level);
  const title = hierarchy[record.type as Level] ?? '';
  const fields: PackedHeading = [
    level,
    0,
    title,
    anchor === expectations.anchor(level, title, name, owner) ? 0 : anchor,
    kinds.indexOf(kind),
    name === expectations.name(kind, title) ? 0 : name,
    owner === expectations.owner(kind) ? 0 : owner,
    skippedPositions,
  ];
  headings.enter(level, title);
  expectations.learn(name, owner);
  while (fields.at(-1) === 0) fields.pop();
  return fields;
}
