import { levels, type Section } from '../section';
import { aliasesOf } from './aliases';

/** A section with its indexed fields. */
export interface SearchDocument {
  id: number;
  section: Section;
  /** The name of a symbol or member, or the section heading for all other sections. */
  title: string;
  /** The symbol that a member belongs to, or else the page title, followed by the section's aliases. */
  owner: string;
  /** The kind, the parent headings and, if the section does not document a symbol, the last part of the URL. */
  context: string;
  text: string;
}

export function createDocument(section: Section, id: number): SearchDocument {
  const { hierarchy, kind, level, name, owner, texts } = section;
  const title = name ?? section.title;
  const above = levels.slice(0, level).map((each) => hierarchy[each]);
  const context = [kind, ...above.reverse(), name === null ? slugOf(section) : ''];
  // Index a member heading such as `play(options)` as text, because “options” is not part of the name.
  const text = [section.title === title ? '' : section.title, ...texts];
  return {
    id,
    section,
    title,
    owner: [owner ?? (name === null && level > 1 ? hierarchy.lvl1 : ''), ...aliasesOf(section)].join(' ').trim(),
    context: context.filter((part) => part && part !== title).join(' '),
    text: text.filter(Boolean).join(' '),
  };
}

const slugOf = ({ anchor, page }: Section): string =>
  anchor ?? page.slice(page.lastIndexOf('/')).replace(/%[\dA-F]{2}/g, ' ');
