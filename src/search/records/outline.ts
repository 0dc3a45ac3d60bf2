import { Parser } from 'htmlparser2';
import type { ApiKind } from '../types';
import { TableReader } from './table';

/** What a page says of itself and of its parts, before any of it becomes a record. */
export interface Outline {
  /** True for a page that only sends its reader on. */
  redirect: boolean;
  language: string;
  tag: string;
  /** What the page is about in a sentence, as search engines and the cards of its category show it. */
  description: string;
  /** Docusaurus version name; null outside the documentation. */
  versionName: string | null;
  /** The categories above the page and the page itself, outermost first; empty when the page is in no sidebar. */
  breadcrumbs: string[];
  /** In the order of the page; a row of a table comes after the section that it stands in. */
  sections: Section[];
}

/** What a heading, or a row with an address of its own, opens. */
export interface Section {
  /** 1 for the page's title; a row is one level below the heading above it. */
  level: number;
  id: string | null;
  title: string;
  identity: Identity | null;
  text: string;
}

/** What a heading or row is a part of the API as; read from the attributes that `src/remark/render` writes. */
export interface Identity {
  kind: ApiKind;
  name: string;
  owner: string | null;
}

type Attributes = Record<string, string>;

/** Elements whose text is no part of the page's words. */
const skippedTags = new Set('aside button footer form nav noscript pre script style svg'.split(' '));

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

/** Reads a built page in one pass. Any text is a page: HTML has no syntax errors, so neither has this. */
export function readOutline(html: string): Outline {
  return new OutlineReader().read(html);
}

/** Relies on no closing tag that HTML may leave out, for the build does: a row or cell ends where the next one starts. */
class OutlineReader {
  private readonly outline: Outline = {
    redirect: false,
    language: 'en',
    tag: 'default',
    description: '',
    versionName: null,
    breadcrumbs: [],
    sections: [],
  };
  private depth = 0;
  /** The depth of the outermost element that is being skipped. */
  private skipped = Infinity;
  private inMain = false;
  private heading: Section | undefined;
  private row: Section | undefined;
  private readonly table = new TableReader();
  /** Where text goes. */
  private sink: ((text: string) => void) | undefined;

  read(html: string): Outline {
    const parser = new Parser({
      onopentag: (tag, attributes) => this.open(tag, attributes),
      ontext: (text) => this.skipped === Infinity && this.sink?.(text),
      onclosetag: (tag) => this.close(tag),
    });
    parser.end(html);
    return this.outline;
  }

  private open(tag: string, attributes: Attributes): void {
    this.depth += 1;
    if (this.skipped < Infinity) return;
    if (tag === 'meta') this.readMeta(attributes);
    if (tag === 'main') this.inMain = true;
    if (!this.inMain) return;
    const classes = attributes.class?.split(' ') ?? [];
    if (classes.includes('api-meta') && this.heading) this.heading.identity ??= identityOf(attributes);
    if (classes.includes('theme-doc-breadcrumbs')) return;
    if (classes.includes('breadcrumbs__link')) this.openBreadcrumb();
    else if (skippedTags.has(tag) || classes.some((name) => skippedClasses.has(name))) this.skipped = this.depth;
    else if (tag === 'h1' || (/^h[2-6]$/.test(tag) && attributes.id)) this.openHeading(Number(tag[1]), attributes);
    else if (tag === 'table') this.table.openTable();
    else if (tag === 'tr') this.openRow(attributes);
    else if (tag === 'th' || tag === 'td') this.openCell(attributes);
    else if (blocks.has(tag)) this.sink?.(' ');
  }

  private close(tag: string): void {
    const depth = this.depth--;
    if (depth >= this.skipped) {
      if (depth === this.skipped) this.skipped = Infinity;
      return;
    }
    if (tag === 'table') this.closeRow();
    if (tag === 'main') this.sink = undefined;
    else if (/^(h[1-6]|nav|table)$/.test(tag)) this.sink = this.textOf(this.heading);
    if (tag === 'main') this.inMain = false;
  }

  private readMeta({ name, content, 'http-equiv': action }: Attributes): void {
    if (action?.toLowerCase() === 'refresh') this.outline.redirect = true;
    else if (name === 'docsearch:language') this.outline.language = content;
    else if (name === 'docsearch:docusaurus_tag') this.outline.tag = content;
    else if (name === 'docsearch:version') this.outline.versionName = content;
    else if (name === 'description') this.outline.description = content;
  }

  private openBreadcrumb(): void {
    const { breadcrumbs } = this.outline;
    const place = breadcrumbs.push('') - 1;
    this.sink = (text) => (breadcrumbs[place] += text);
  }

  private openHeading(level: number, attributes: Attributes): void {
    const section = this.addSection(level, attributes);
    this.heading = section;
    this.row = undefined;
    this.sink = (text) => (section.title += text);
  }

  private openRow(attributes: Attributes): void {
    this.closeRow();
    this.table.openRow();
    if (attributes.id && this.heading) this.row = this.addSection(Math.min(this.heading.level + 1, 6), attributes);
  }

  private closeRow(): void {
    const section = this.row ?? this.heading;
    if (section) section.text = endSentence(section.text);
    this.row = undefined;
  }

  private openCell({ scope }: Attributes): void {
    const { row, table } = this;
    const section = row ?? this.heading;
    const column = table.openCell();
    if (scope === 'col') {
      this.sink = (text) => table.addHead(text);
    } else if (row && column === 0) {
      this.sink = (text) => (row.title += text);
    } else if (table.isType || !section) {
      this.sink = undefined;
    } else {
      section.text += table.separator(!row);
      this.sink = this.textOf(section);
    }
  }

  private addSection(level: number, attributes: Attributes): Section {
    const section = { level, id: attributes.id ?? null, title: '', identity: identityOf(attributes), text: '' };
    this.outline.sections.push(section);
    return section;
  }

  private textOf(section: Section | undefined): ((text: string) => void) | undefined {
    return section && ((text) => (section.text += text));
  }
}

function identityOf({ 'data-kind': kind, 'data-name': name, 'data-owner': owner }: Attributes): Identity | null {
  return kind && name ? { kind: kind as ApiKind, name, owner: owner ?? null } : null;
}

/** Gives the text of a row an end, so that it does not run into the next one. */
function endSentence(text: string): string {
  const said = text.trimEnd();
  return said === '' || /[.:;!?]$/.test(said) ? `${said} ` : `${said}. `;
}
