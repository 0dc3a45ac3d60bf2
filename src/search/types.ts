/** Names of the levels of a heading hierarchy, as DocSearch knows them: lvl0 is the category, lvl1 the page. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** What a record is found as: by the heading of its level, or by its text. */
export type RecordType = Exclude<Level, 'lvl0'> | 'content';

/** The headings above and of a record; levels below it are null. */
export type Hierarchy = { lvl0: string; lvl1: string } & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** What a part of the API is, in the words of the badge that a result shows. */
export type ApiKind =
  | 'class'
  | 'interface'
  | 'enum'
  | 'type'
  | 'constant'
  | 'constructor'
  | 'method'
  | 'property'
  | 'event'
  | 'enum member'
  | 'option';

/** One thing that a search can find; hosted and embedded search hold the same records. */
export interface SearchRecord {
  /** Unique in the index and the same from build to build: what a hosted index updates instead of adding. */
  objectID: string;
  /** Absolute address, with the anchor of the heading or row. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  hierarchy: Hierarchy;
  /** The text of a `content` record; null for headings and rows. */
  content: string | null;
  language: string;
  /** `docs-default-<version name>` for pages of the documentation, `default` for all others. */
  docusaurus_tag: string;
  /** The library version, `2.8.7`; null outside the documentation. */
  version: string | null;
  /** Null for what is no part of the API, such as a section of a guide. */
  kind: ApiKind | null;
  /** The identifier of a symbol or member as code has it: `Manager`, `create`, `trackStart`. */
  name: string | null;
  /** The symbol that a member belongs to; null for symbols themselves. */
  owner: string | null;
  /** The place of the record among the records of its page, from 0: earlier is more general. */
  position: number;
}
