import type { HtmlPage } from '../../../lib/html/page';
import { versions } from '../../../config/versions';
import { identify, type Outline, type Section } from '../outline';
import { type PageHtml, readHtml, type SectionHtml } from './html';
import { foldSpace, splitText, titleOf } from './text';

/** Where the site is: its origin, and the path that it is mounted at with a slash at both ends. */
export interface SiteAddress {
  url: string;
  baseUrl: string;
}

/** Above this many characters a text becomes several records, so that a snippet and a score come from one place. */
const longestText = 1000;

/** Pages that a search does not find, by their path in the build. */
const skippedFiles = new Set(['404.html', 'offline.html', 'search.html']);

/**
 * Reads the outline of a page; an empty list for redirects and the pages that a search does not find. Throws an error that
 * names the file when the page has no title, two sections with one id, or an unknown version.
 */
export function readSections(html: HtmlPage, { url, baseUrl }: SiteAddress): Outline[] {
  const { file } = html;
  if (html.redirect !== undefined || skippedFiles.has(file)) return [];
  const page = readHtml(html);
  checkSections(file, page);
  const { language, tag, sections } = page;
  const path = file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  const symbol = sections[0].name;
  const outline: Outline = {
    ...{ docusaurus_tag: tag, language, version: versionOf(file, page), site: url + baseUrl },
    pages: [{ path, category: categoryOf(page), sections: sections.map((section) => shorten(section, symbol)) }],
    texts: sections.map((section) => textsOf(section, page).join('\n')),
  };
  return [outline];
}

/** Leaves out of a section what `identify` answers by itself. */
function shorten({ level, title, anchor, owner, name, kind }: SectionHtml, symbol: string | null): Section {
  let section: Section = { level, kind, owner, name, anchor, title: titleOf(title) };
  for (const key of ['anchor', 'owner', 'name', 'kind'] as const) {
    const { [key]: value, ...rest } = section;
    if (identify(rest, symbol)[key] === value) section = rest;
  }
  return section;
}

/**
 * What a section says, as the texts of its records. The description of the page comes first and alone, unless its page
 * says the same: what follows mostly says it again in other words, and a hit shows one of the two.
 */
function textsOf({ level, text }: SectionHtml, { description }: PageHtml): string[] {
  const said = foldSpace(text);
  const summary = foldSpace(description);
  const isSaid = level > 1 || said.includes(summary.replace(/[.…]+$/, ''));
  return [...(isSaid ? [] : [summary]), ...splitText(said, longestText)];
}

function categoryOf({ breadcrumbs, versionName }: PageHtml): string {
  const categories = breadcrumbs.map(titleOf).filter(Boolean).slice(0, -1);
  return categories.join(' › ') || (versionName === undefined ? 'Site' : 'Documentation');
}

function versionOf(file: string, { versionName }: PageHtml): string | null {
  if (versionName === undefined) return null;
  const known = versions.find(({ name }) => name === versionName);
  if (known) return known.version;
  throw new Error(`${file}: the page says that it is of the version "${versionName}", which is none of ours`);
}

function checkSections(file: string, { sections }: PageHtml): void {
  if (sections[0]?.level !== 1) throw new Error(`${file}: the page has no h1 before its other headings to be found by`);
  const anchors = sections.map(({ anchor }) => anchor).filter((anchor) => anchor !== null);
  const twice = anchors.find((anchor, place) => anchors.indexOf(anchor) < place);
  if (twice === undefined) return;
  throw new Error(`${file}: the id "${twice}" is on two headings or rows, so search cannot tell them apart`);
}
