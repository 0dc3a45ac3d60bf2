import { levels } from './levels';
import type { Hierarchy, RecordType, SearchRecord } from './types';

/** What all records of one page share. */
export interface PageFacts extends Pick<SearchRecord, 'language' | 'docusaurus_tag' | 'version'> {
  /** Where the page is in the site, without the path that the site is mounted at: the same from host to host. */
  path: string;
  /** Its absolute address. */
  address: string;
}

/** A heading or row, and its text in parts. */
export interface SectionFacts extends Pick<SearchRecord, 'anchor' | 'kind' | 'name' | 'owner' | 'position'> {
  level: number;
  hierarchy: Hierarchy;
  texts: readonly string[];
}

/** The records of a section: one for its heading, then one for each part of its text. */
export function sectionRecords(
  { path, address, ...ofPage }: PageFacts,
  { level, texts, ...ofSection }: SectionFacts,
): SearchRecord[] {
  const { anchor, position } = ofSection;
  const heading: SearchRecord = {
    objectID: `${path}#${anchor ?? ''}`,
    url: anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`,
    url_without_anchor: address,
    type: levels[level] as RecordType,
    content: null,
    ...ofSection,
    ...ofPage,
  };
  const contents = texts.map((content, place): SearchRecord => ({
    ...heading,
    objectID: `${heading.objectID}/${place}`,
    type: 'content',
    content,
    position: position + 1 + place,
  }));
  return [heading, ...contents];
}
