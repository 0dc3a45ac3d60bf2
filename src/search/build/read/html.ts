import { DomUtils, type parseDocument } from 'htmlparser2';
import type { HtmlPage } from '../../../lib/html/page';
import type { Identity } from '../outline';
import type { ApiKind } from '../../types';

/** What a page says of itself and of its parts, as it is written. */
export interface PageHtml {
  language: string;
  tag: string;
  /** What the page is about in a sentence, as search engines and the cards of its category show it. */
  description: string;
  /** Docusaurus version name; undefined outside the documentation. */
  versionName: string | undefined;
  /** The categories above the page and the page itself, outermost first; empty when the page is in no sidebar. */
  breadcrumbs: string[];
  /** In the order of the page; a row of a table comes after the section that it stands in. */
  sections: SectionHtml[];
}

/** What a heading, or a row with an address of its own, opens. */
export interface SectionHtml extends Identity {
  /** 1 for the page's title; a row is one level below the heading above it. */
  level: number;
  title: string;
  text: string;
}

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = ReturnType<typeof DomUtils.findAll>[number];
type Attributes = Readonly<Record<string, string | undefined>>;

/** Elements whose text is no part of the words around them. */
const skippedTags = new Set('aside button footer form nav noscript pre script style svg td th tr'.split(' '));

/** The same by class: samples, signatures, badges, overviews, links that repeat a title, and what the theme adds. */
const skippedClasses = new Set(
  [
    'api-badges api-change api-label api-meta api-need api-note api-overview api-signature',
    'button card change-list code-sample hash-link tabs',
    'theme-doc-toc-desktop theme-doc-toc-mobile theme-doc-version-badge theme-doc-version-banner',
  ].flatMap((names) => names.split(' ')),
);

/** Elements that end the word before them. */
const blocks = new Set('br dd div dl dt h2 h3 h4 h5 h6 li ol p ul'.split(' '));

/** The head of the column that repeats what a signature says. */
const typeColumn = 'Type';

/** Reads the parts of a page that search needs. */
export function readHtml({ document: { children }, meta: metas }: HtmlPage): PageHtml {
  const meta = (name: string) => metas.get(name);
  const main = DomUtils.getElementsByTagName('main', children);
  return {
    language: meta('docsearch:language') ?? 'en',
    tag: meta('docsearch:docusaurus_tag') ?? 'default',
    description: meta('description') ?? '',
    versionName: meta('docsearch:version'),
    breadcrumbs: DomUtils.findAll((element) => classesOf(element).includes('breadcrumbs__link'), main).map(innerWords),
    sections: readSections(main),
  };
}

/** Follows the headings, texts and tables of the page from top to bottom. */
function readSections(main: readonly Node[]): SectionHtml[] {
  const sections: SectionHtml[] = [];
  let heading: SectionHtml | undefined;

  const open = (level: number, { attribs }: Element, title: string): SectionHtml => {
    const section = { level, title, anchor: attribs.id ?? null, ...identityOf(attribs), text: '' };
    sections.push(section);
    return section;
  };

  const readTable = (table: Element, above: SectionHtml) => {
    above.text = endSentence(above.text);
    let heads: string[] = [];
    for (const { row, cells } of rowsOf(table)) {
      const words = cells.map(innerWords);
      if (cells.some(({ attribs }) => attribs.scope === 'col')) {
        heads = words;
        continue;
      }
      const { id } = row.attribs;
      const section = id ? open(Math.min(above.level + 1, 6), row, words[0] ?? '') : above;
      const said = words.filter((_, column) => heads[column] !== typeColumn && !(id && column === 0));
      section.text = endSentence(section.text + joinCells(said, id ? ' – ' : ': '));
    }
  };

  const read = (node: Node): void => {
    if (DomUtils.isText(node) && heading) heading.text += node.data;
    if (!DomUtils.isTag(node)) return;
    const { name, attribs, children } = node;
    // The line under a heading says what the heading is, unless the heading does so itself.
    if (heading?.kind === null && classesOf(node).includes('api-meta')) Object.assign(heading, identityOf(attribs));
    if (isSkipped(node)) return;
    if (name === 'h1' || (/^h[2-6]$/.test(name) && attribs.id)) {
      heading = open(Number(name[1]), node, innerWords(node));
    } else if (name === 'table' && heading) {
      readTable(node, heading);
    } else {
      if (heading && blocks.has(name)) heading.text += ' ';
      children.forEach(read);
    }
  };

  main.forEach(read);
  return sections;
}

/**
 * The rows of a table with their cells. The build leaves out closing tags that HTML does not need, so that a row may be
 * parsed as a part of the one before it: what counts is where each starts.
 */
function rowsOf(table: Element): { row: Element; cells: Element[] }[] {
  const rows: { row: Element; cells: Element[] }[] = [];
  for (const part of DomUtils.getElementsByTagName((name) => /^t[rhd]$/.test(name), table)) {
    if (part.name === 'tr') rows.push({ row: part, cells: [] });
    else rows.at(-1)?.cells.push(part);
  }
  return rows;
}

/** The words of an element, without those of samples, signatures, badges and whatever else repeats or decorates. */
function innerWords({ children }: Element): string {
  return children.map(wordsOf).join('');
}

function wordsOf(node: Node): string {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node) || isSkipped(node)) return '';
  return (blocks.has(node.name) ? ' ' : '') + innerWords(node);
}

function isSkipped(element: Element): boolean {
  return skippedTags.has(element.name) || classesOf(element).some((name) => skippedClasses.has(name));
}

function classesOf({ attribs }: Element): string[] {
  return attribs.class?.split(' ') ?? [];
}

/** What a heading or row is a part of the API as; read from the attributes that `src/remark/render` writes. */
function identityOf({ 'data-kind': kind, 'data-name': name, 'data-owner': owner }: Attributes) {
  return kind && name ? { kind: kind as ApiKind, name, owner: owner ?? null } : { kind: null, name: null, owner: null };
}

/** The cells of a row as one sentence: `name: words – more words`. */
function joinCells([first = '', ...others]: readonly string[], afterFirst: string): string {
  return others.length > 0 ? first + afterFirst + others.join(' – ') : first;
}

/** Gives the text of a row an end, so that it does not run into the next one. */
function endSentence(text: string): string {
  const said = text.trimEnd();
  return said === '' || /[.:;!?]$/.test(said) ? `${said} ` : `${said}. `;
}
