import { versions } from '../../config/versions';
import { Headings } from '../levels';
import { sectionRecords } from '../section';
import type { SearchRecord } from '../types';
import { type Outline, type Section, readOutline } from './outline';
import { foldSpace, splitText, titleOf } from './text';

/** A page of the build: its path in the build, with slashes, and its HTML. */
export interface BuiltPage {
  file: string;
  html: string;
}

/** Where the site is: its origin, and the path that it is mounted at with a slash at both ends. */
export interface SiteAddress {
  url: string;
  baseUrl: string;
}

/** Above this many characters a text becomes several records, so that a snippet and a score come from one place. */
const longestText = 1000;

/**
 * The records of one built page, in the order of the page; none for a page that only sends its reader on.
 * Throws an error that names the file when the page has no title, two parts with one id, or an unknown version.
 */
export function recordsOf({ file, html }: BuiltPage, { url, baseUrl }: SiteAddress): SearchRecord[] {
  const outline = readOutline(html);
  if (outline.redirect) return [];
  checkOutline(file, outline);
  const path = file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  const facts = {
    path,
    address: url + baseUrl + encodeURI(path),
    language: outline.language,
    docusaurus_tag: outline.tag,
    version: versionOf(file, outline),
  };
  const headings = new Headings(categoryOf(outline));
  let position = 0;
  return outline.sections.flatMap((section) => {
    const { level, id: anchor } = section;
    const hierarchy = headings.enter(level, titleOf(section.title));
    const texts = splitText(textOf(section, outline), longestText);
    const identity = section.identity ?? { kind: null, name: null, owner: null };
    const records = sectionRecords(facts, { level, hierarchy, anchor, ...identity, position, texts });
    position += records.length;
    return records;
  });
}

/** The text of a section; that of the page itself opens with its description, unless it says the same. */
function textOf({ level, text }: Section, { description }: Outline): string {
  const said = foldSpace(text);
  const summary = foldSpace(description);
  return level > 1 || said.includes(summary.replace(/[.…]+$/, '')) ? said : foldSpace(`${summary} ${said}`);
}

function categoryOf({ breadcrumbs, versionName }: Outline): string {
  const categories = breadcrumbs.map(titleOf).filter(Boolean).slice(0, -1);
  return categories.join(' › ') || (versionName === null ? 'Site' : 'Documentation');
}

function versionOf(file: string, { versionName }: Outline): string | null {
  if (versionName === null) return null;
  const known = versions.find(({ name }) => name === versionName);
  if (!known)
    throw new Error(`${file}: the page says that it is of the version "${versionName}", which is none of ours`);
  return known.version;
}

function checkOutline(file: string, { sections }: Outline): void {
  const [title] = sections;
  if (title?.level !== 1) throw new Error(`${file}: the page has no h1 before its other headings to be found by`);
  const seen = new Set<string>();
  for (const { id } of sections) {
    if (id === null) continue;
    if (seen.has(id))
      throw new Error(`${file}: the id "${id}" is on two headings or rows, so search cannot tell them apart`);
    seen.add(id);
  }
}
