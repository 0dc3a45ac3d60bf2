import { levels, type Section } from '../section';
import { aliasesOf } from './aliases';

/** A section with its indexed fields. */
export interface SearchDocument {
  id: number;
  section: Section;
  /** The name of a symbol or member. For all other sections, the heading. */
  title: string;
  /** The symbol that contains a member or, for other sections, the page title. The section's aliases follow. */
  owner: string;
  /** The kind and the parent headings. For sections without a symbol, also the last part of the URL. */
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
