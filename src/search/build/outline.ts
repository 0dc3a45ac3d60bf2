import type { Hierarchy, Level, RecordType, SearchRecord } from '../types';

/** What the pages of one version say, or those outside the documentation. A shard is made of outlines. */
export interface Outline extends Origin {
  pages: OutlinePage[];
  /**
   * What each section of all pages says, in parts that line ends divide: texts compress better beside each other than
   * among the headings. Empty in an outline of headings alone.
   */
  texts: string[];
}

/** Where the pages of an outline are from. */
interface Origin extends Pick<SearchRecord, 'docusaurus_tag' | 'language' | 'version'> {
  /** What all addresses begin with. */
  site: string;
}

export interface OutlinePage {
  /** Where the page is in the site, without the path that the site is mounted at: the same from host to host. */
  path: string;
  category: string;
  /** In the order of the page; the first one is the page itself. */
  sections: Section[];
}

/** A heading, or a row with an address of its own. What `identify` answers by itself is left out. */
export interface Section extends Partial<Identity> {
  /** 1 for the page itself; a row is one level below the heading above it. */
  level: number;
  title: string;
  /** How many records of the page are left out before this one, in an outline of some headings alone. */
  skips?: number;
}

/** Where on its page a section is, and what part of the API it is about. */
export type Identity = Pick<SearchRecord, 'anchor' | 'kind' | 'name' | 'owner'>;

/**
 * What a section is where it does not say otherwise: `create(options)` is called "create", belongs to the symbol that
 * the page is about, and has its name as anchor. Members of the further symbols of a page have both names in theirs.
 */
export function identify({ level, title, kind = null, ...said }: Section, symbol: string | null): Identity {
  const { name = kind && title.replace(/\(.*/, ''), owner = kind && level > 1 ? symbol : null } = said;
  const usual = owner === null || owner === symbol ? name : `${owner}-${name}`;
  const { anchor = level > 1 ? usual : null } = said;
  return { anchor, kind, name, owner };
}

/** The symbol that a page is about. */
function symbolOf(page: Section): string | null {
  return identify(page, null).name;
}

/** The records of an outline, in its order: one for each section, then one for each part of its text. */
export function expand({ pages, texts, ...origin }: Outline): SearchRecord[] {
  const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  if (texts.length > 0 && texts.length !== count) throw new Error(`it has ${texts.length} texts for ${count} headings`);
  const remaining = texts.values();
  return pages.flatMap((page) => expandPage(page, origin, () => remaining.next().value ?? ''));
}

function expandPage({ path, category, sections }: OutlinePage, origin: Origin, nextText: () => string): SearchRecord[] {
  const { site, ...ofPage } = origin;
  const address = site + encodeURI(path);
  const symbol = symbolOf(sections[0]);
  const above: (string | null)[] = [category];
  let position = 0;
  return sections.flatMap((section) => {
    const { level, title, skips = 0 } = section;
    if (!levels[level] || typeof title !== 'string') throw new Error(`a heading of ${path} is broken`);
    above.length = Math.min(above.length, level);
    above[level] = title;
    const identity = identify(section, symbol);
    const { anchor } = identity;
    const heading: SearchRecord = {
      objectID: `${path}#${anchor ?? ''}`,
      url: anchor === null ? address : `${address}#${encodeURIComponent(anchor)}`,
      url_without_anchor: address,
      type: levels[level] as RecordType,
      hierarchy: Object.fromEntries(levels.map((name, depth) => [name, above[depth] ?? null])) as Hierarchy,
      content: null,
      ...identity,
      ...ofPage,
      position: position + skips,
    };
    const records = [heading, ...contentRecords(heading, nextText())];
    position = heading.position + records.length;
    return records;
  });
}

const levels: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

function contentRecords(heading: SearchRecord, text: string): SearchRecord[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((content, place) => ({
      ...heading,
      objectID: `${heading.objectID}/${place}`,
      type: 'content',
      content,
      position: heading.position + 1 + place,
    }));
}
