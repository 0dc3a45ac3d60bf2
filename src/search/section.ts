/** Levels of a heading hierarchy as DocSearch names them: `lvl0` is the category of a page, `lvl1` its title. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];

/** Titles from the category down to a section; `null` for unused levels. */
export type Hierarchy = { lvl0: string; lvl1: string } & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** Kind of an API symbol or member, as its badge shows it. */
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

/** A page, a heading or a table row with the text below it. The build, the worker and the upload share this type. */
export interface Section {
  /** Absolute URL of the page. */
  page: string;
  anchor: string | null;
  /** Heading level; 1 is the page itself. A table row is one level below the heading above it. */
  level: number;
  title: string;
  hierarchy: Hierarchy;
  /** `null` if the section does not document a symbol or a member. */
  kind: ApiKind | null;
  /** Identifier of the symbol or member: `Manager`, `create`, `trackStart`. */
  name: string | null;
  /** Symbol that a member belongs to. */
  owner: string | null;
  language: string;
  /** `docs-default-<version name>` on pages of the documentation, `default` on other pages. */
  docusaurus_tag: string;
  /** Library version, `2.8.7`; `null` outside the documentation. */
  version: string | null;
  /** Text in snippets of up to 1,000 characters. */
  texts: readonly string[];
}

/** A section as an index file stores it, without the fields that `complete` restores. */
export type StoredSection = Partial<Section> & Pick<Section, 'title'>;

const unused = Object.fromEntries(levels.map((level) => [level, null])) as unknown as Hierarchy;

/** Section that the first one of a file follows. */
export const start = { page: '', level: 0, title: '', hierarchy: unused, language: 'en' } as Section;

/** Restores the fields that a stored section leaves out; most are those of the section before it in the file. */
export function complete(stored: StoredSection, before: Section): Section {
  const { title, level = before.level, kind = null } = stored;
  const hierarchy = { ...unused, ...stored.hierarchy };
  if (!stored.hierarchy) {
    for (const above of levels.slice(0, level)) hierarchy[above] = before.hierarchy[above] as string;
    hierarchy[levels[level]] = title;
  }
  const { name = kind && title.replace(/\(.*/, ''), owner = kind && level > 1 ? hierarchy.lvl1 : null } = stored;
  const ownAnchor = owner === null || owner === hierarchy.lvl1 ? name : `${owner}-${name}`;
  const anchor = level > 1 ? ownAnchor : null;
  return { ...before, kind, name, owner, anchor, texts: [], ...stored, level, hierarchy };
}

/** Restores the sections of an index file. `texts` has a string per section, with a line per snippet. */
export function restoreSections(stored: readonly StoredSection[], texts: readonly string[] = []): Section[] {
  let section = start;
  return stored.map((one, index) => {
    section = complete(one, section);
    return texts[index] ? { ...section, texts: texts[index].split('\n') } : section;
  });
}

/** A section as DocSearch and Algolia expect it: found by its heading, or by the snippet in `content`. */
export interface SearchRecord extends Omit<Section, 'page' | 'level' | 'title' | 'texts'> {
  objectID: string;
  url: string;
  type: Exclude<Level, 'lvl0'> | 'content';
  content: string | null;
}

/** Returns the record of a section, or of the snippet with this index in its `texts`. */
export function recordOf({ page, level, title: _, texts, ...fields }: Section, snippet?: number): SearchRecord {
  const { anchor } = fields;
  const id = `${decodeURI(new URL(page).pathname.slice(1))}#${anchor ?? ''}`;
  return {
    ...fields,
    objectID: snippet === undefined ? id : `${id}/${snippet}`,
    url: anchor === null ? page : `${page}#${encodeURIComponent(anchor)}`,
    type: snippet === undefined ? (`lvl${level}` as SearchRecord['type']) : 'content',
    content: snippet === undefined ? null : texts[snippet],
  };
}
