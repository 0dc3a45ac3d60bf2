import { DomUtils } from 'htmlparser2';
import { versions } from '../../config/versions';
import type { HtmlElement, HtmlNode, HtmlPage } from '../../lib/html/page';
import { type ApiKind, complete, type Section, start, type StoredSection } from '../section';
import { siteTag } from '../client/tags';

/** Origin and base path of the site. The base path starts and ends with a slash. */
export interface SiteUrl {
  url: string;
  baseUrl: string;
}

/** A section that is being read. Its `text` grows with each text node. */
type OpenSection = Pick<Section, 'level' | 'anchor' | 'kind' | 'name' | 'owner' | 'title'> & { text: string };

/** Pages that are excluded from the search index. */
const excludedFiles = new Set(['404.html', 'offline.html', 'search.html']);

const skippedTags = new Set('aside button footer form nav noscript pre script style svg td th tr'.split(' '));

/** Class names of elements that are not indexed, because they repeat or decorate the surrounding text. */
const skippedClasses = new Set(
  [
    'api-badges api-change api-index api-label api-meta api-need api-note api-playback api-signature api-type-code',
    'button doc-card change-list code-sample hash-link tabs',
    'theme-doc-toc-desktop theme-doc-toc-mobile theme-doc-version-badge theme-doc-version-banner',
  ].flatMap((names) => names.split(' ')),
);

/** Block elements. A space separates their text from the preceding text. */
const blocks = new Set('br dd div dl dt h2 h3 h4 h5 h6 li ol p ul'.split(' '));

/** Number of characters above which a text is split into several snippets. */
const snippetLength = 1000;

/**
 * Returns the sections of a built page, or an empty list for redirects and excluded pages. Throws an error that names
 * the file if the page does not start with an `<h1>` or uses an id twice.
 */
export function readSections({ file, path, document, meta, redirect }: HtmlPage, site: SiteUrl): Section[] {
  if (redirect !== undefined || excludedFiles.has(file)) return [];
  const main = DomUtils.getElementsByTagName('main', document);
  const sections = readMain(main);
  if (sections[0]?.level !== 1) throw new Error(`${file}: the page needs an <h1> before its other headings`);
  const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
  const repeated = anchors.find((anchor, index) => anchors.indexOf(anchor) < index);
  if (repeated) throw new Error(`${file}: two headings have the id "${repeated}"`);

  const versionName = meta.get('docsearch:version');
  let section: Section = {
    ...start,
    page: site.url + site.baseUrl + encodeURI(path.slice(1)),
    hierarchy: { ...start.hierarchy, lvl0: categoryOf(main, versionName) },
    docusaurus_tag: meta.get('docsearch:docusaurus_tag') ?? siteTag,
    language: meta.get('docsearch:language') ?? start.language,
    version: versions.find(({ name }) => name === versionName)?.version ?? null,
  };
  return sections.map(({ text, ...fields }) => {
    const stored: StoredSection = { ...fields, title: cleanTitle(fields.title), texts: splitText(foldSpace(text)) };
    section = complete(stored, section);
    return section.level === 1 ? withDescription(section, meta.get('description')) : section;
  });
}

/** Returns the page category, which consists of the breadcrumbs without the page itself. */
function categoryOf(main: HtmlElement[], versionName: string | undefined): string {
  const links = DomUtils.getElementsByClassName('breadcrumbs__link', main);
  const categories = links.map((link) => cleanTitle(textOf(link))).filter(Boolean);
  return categories.slice(0, -1).join(' › ') || (versionName === undefined ? 'Site' : 'Documentation');
}

/** Adds the page description as the first snippet, unless the page text already contains it. */
function withDescription(section: Section, description = ''): Section {
  const summary = foldSpace(description);
  const isRepeated = section.texts.join(' ').includes(summary.replace(/[.…]+$/, ''));
  return isRepeated ? section : { ...section, texts: [summary, ...section.texts] };
}

/** Reads the sections of a page from top to bottom. */
function readMain(main: readonly HtmlNode[]): OpenSection[] {
  const sections: OpenSection[] = [];
  let heading: OpenSection | undefined;

  const open = (level: number, element: HtmlElement, title: string): OpenSection => {
    const section = { level, title, anchor: element.attribs.id ?? null, ...symbolOf(element), text: '' };
    sections.push(section);
    return section;
  };

  const readTable = (table: HtmlElement, above: OpenSection): void => {
    above.text = endSentence(above.text);
    for (const cells of rowsOf(table)) {
      const [first, ...others] = cells.map(textOf);
      const isHead = cells.some(({ attribs }) => attribs.scope === 'col');
      const sentence = isHead ? [first, ...others].join(', ') : `${first}: ${others.join(' – ')}`;
      above.text = endSentence(above.text + (others.length > 0 ? sentence : first));
    }
  };

  const read = (node: HtmlNode): void => {
    if (DomUtils.isText(node) && heading) heading.text += node.data;
    if (!DomUtils.isTag(node)) return;
    // If a heading does not identify its symbol, read the symbol from the `api-meta` line below the heading.
    if (heading?.kind === null && hasClass(node, 'api-meta')) Object.assign(heading, symbolOf(node));
    if (isSkipped(node)) return;
    if (node.name === 'h1' || (/^h[2-6]$/.test(node.name) && node.attribs.id)) {
      heading = open(Number(node.name[1]), node, textOf(node));
    } else if (node.name === 'table' && heading) {
      readTable(node, heading);
    } else if (node.name === 'dt' && heading) {
      heading.text = `${endSentence(heading.text)}${textOf(node).trim()}: `;
    } else {
      if (heading && blocks.has(node.name)) heading.text += ' ';
      node.children.forEach(read);
    }
  };

  main.forEach(read);
  return sections;
}

/** Returns the cells of each row of a table. The build omits closing tags, so the parser may nest rows. */
function rowsOf(table: HtmlElement): HtmlElement[][] {
  const rows: HtmlElement[][] = [];
  for (const element of DomUtils.getElementsByTagName((name) => /^t[rhd]$/.test(name), table)) {
    if (element.name === 'tr') rows.push([]);
    else rows.at(-1)?.push(element);
  }
  return rows;
}

/** Returns the text of an element, excluding skipped descendants. */
function textOf({ children }: HtmlElement): string {
  return children
    .map((child) => {
      if (DomUtils.isText(child)) return child.data;
      if (!DomUtils.isTag(child) || isSkipped(child)) return '';
      return (blocks.has(child.name) ? ' ' : '') + textOf(child);
    })
    .join('');
}

function hasClass({ attribs }: HtmlElement, name: string): boolean {
  return attribs.class?.split(' ').includes(name) ?? false;
}

function isSkipped({ name, attribs }: HtmlElement): boolean {
  return skippedTags.has(name) || (attribs.class?.split(' ').some((one) => skippedClasses.has(one)) ?? false);
}

/** Reads the symbol or member from the data attributes that `src/content/render` writes. */
function symbolOf({ attribs }: HtmlElement): Pick<Section, 'kind' | 'name' | 'owner'> {
  const { 'data-kind': kind, 'data-name': name, 'data-owner': owner = null } = attribs;
  return kind && name ? { kind: kind as ApiKind, name, owner } : { kind: null, name: null, owner: null };
}

function endSentence(text: string): string {
  const sentence = text.trimEnd();
  return sentence === '' || /[.:;!?]$/.test(sentence) ? `${sentence} ` : `${sentence}. `;
}

/** Collapses whitespace and removes zero-width characters. */
function foldSpace(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a title without emoji. */
export function cleanTitle(text: string): string {
  return foldSpace(text.replace(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, ''));
}

/** Splits text into snippets at sentence ends. Does not split within a sentence or between the cells of a table row. */
function splitText(text: string): string[] {
  const snippets: string[] = [];
  for (const sentence of text.split(/(?<=[.!?]) (?!–)/)) {
    const last = snippets.at(-1);
    if (last !== undefined && last.length + sentence.length < snippetLength)
      snippets[snippets.length - 1] = `${last} ${sentence}`;
    else if (sentence) snippets.push(sentence);
  }
  return snippets;
}
