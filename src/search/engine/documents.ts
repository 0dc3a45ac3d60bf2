import { levels, type Section } from '../section';

/** A section with the fields that are indexed. */
export interface SearchDocument {
  /** Index among all documents. */
  id: number;
  section: Section;
  /** Identifier, or the heading of a section without one. */
  title: string;
  /** Symbol that a member belongs to, or the page of a section without a symbol. */
  owner: string;
  /** Kind, headings above and words of the URL. */
  context: string;
  text: string;
}

export function createDocument(section: Section, id: number): SearchDocument {
  const { hierarchy, kind, level, name, owner, texts } = section;
  const title = name ?? section.title;
  const above = levels.slice(0, level).map((each) => hierarchy[each]);
  const context = [kind, ...above.reverse(), name === null ? slugOf(section) : ''];
  // The heading of a member counts as text: `play(options)` is not called “options”.
  const text = [section.title === title ? '' : section.title, ...texts];
  return {
    id,
    section,
    title,
    owner: owner ?? (name === null && level > 1 ? hierarchy.lvl1 : ''),
    context: context.filter((part) => part && part !== title).join(' '),
    text: text.filter(Boolean).join(' '),
  };
}

/** Returns the last part of a URL without escaped characters. */
function slugOf({ anchor, page }: Section): string {
  return anchor ?? page.slice(page.lastIndexOf('/')).replace(/%[\dA-F]{2}/g, ' ');
}
