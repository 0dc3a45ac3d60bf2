import type { PageSection } from '../content/model/page';

export type { ApiKind } from '../content/model/page';

/** The heading levels, named as in DocSearch: `lvl0` is the page category, and `lvl1` is the page title. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];

/** The titles from the page category down to the section. Unused levels are `null`. */
export type Hierarchy = { lvl0: string; lvl1: string } & Record<Exclude<Level, 'lvl0' | 'lvl1'>, string | null>;

/** A page or a heading with the text below it. The build, the worker and the upload to Algolia all use this type. */
export interface Section extends PageSection {
  /** The absolute URL of the page. */
  page: string;
  hierarchy: Hierarchy;
  language: string;
  /** The tag of the section: `docs-default-<version name>` on documentation pages, `default` on other pages. */
  docusaurus_tag: string;
  /** The Magmastream version, such as `2.8.7`, or `null` outside the documentation. */
  version: string | null;
}

/** A section in an index file, without the fields that `complete` restores. */
export type StoredSection = Partial<Section> & Pick<Section, 'title'>;

const unused = Object.fromEntries(levels.map((level) => [level, null])) as unknown as Hierarchy;

/** The language of all pages. If a browser translates a page, its `lang` attribute changes, but the index does not. */
export const pageLanguage = 'en';

/** A placeholder for the preceding section, which `complete` needs for the first section in a file. */
export const start = { page: '', level: 0, title: '', hierarchy: unused, language: pageLanguage } as Section;

/** Restores the fields that a stored section omits. Most of them come from the preceding section in the file. */
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

/** Restores the sections of an index file. `texts` contains one string per section, with one line per snippet. */
export function restoreSections(stored: readonly StoredSection[], texts: readonly string[] = []): Section[] {
  let section = start;
  return stored.map((fields, index) => {
    section = complete(fields, section);
    return texts[index] ? { ...section, texts: texts[index].split('\n') } : section;
  });
}

/** Returns the first sentence of a section, or an empty string if its texts are not loaded. */
export const firstSentence = (texts: readonly string[]): string => (texts.at(0) ?? '').split(/(?<=[.!?])\s/, 1)[0];

/**
 * A record in the format of DocSearch and Algolia: a section heading or one snippet. `content` is the snippet or, for a
 * heading, the first sentence below it.
 */
export interface SearchRecord extends Omit<Section, 'page' | 'level' | 'title' | 'texts'> {
  objectID: string;
  url: string;
  type: Exclude<Level, 'lvl0'> | 'content';
  content: string | null;
}

/** Returns the record of the section heading or, with `snippet`, of the snippet at this index in `texts`. */
export function recordOf({ page, level, title: _, texts, ...fields }: Section, snippet?: number): SearchRecord {
  const { anchor } = fields;
  const id = `${decodeURI(new URL(page).pathname.slice(1))}#${anchor ?? ''}`;
  return {
    ...fields,
    objectID: snippet === undefined ? id : `${id}/${snippet}`,
    url: anchor === null ? page : `${page}#${encodeURIComponent(anchor)}`,
    type: snippet === undefined ? (`lvl${level}` as SearchRecord['type']) : 'content',
    content: snippet === undefined ? firstSentence(texts) || null : texts[snippet],
  };
}
