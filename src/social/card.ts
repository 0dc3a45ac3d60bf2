import { Parser } from 'htmlparser2';
import { site } from '../config/site';
import { versions } from '../config/versions';

/** What stands on a social card. */
export interface Card {
  title: string;
  /** What the page is: `Class`, `Guide`, or on the home page what the library is. */
  kind: string;
  /** For example `Version 2.8.7`; none outside of the documentation of a version. */
  version?: string;
}

/** What a card needs to know of a built page. */
interface PageFacts {
  title?: string;
  versionName?: string;
  /** Whether the page is written, and not generated as those of categories are. */
  isDoc: boolean;
  /** Kind of the symbol that the whole page is about. */
  symbolKind?: string;
  /** Whether sections of the page are about symbols. */
  hasSymbols: boolean;
}

function readPage(html: string): PageFacts {
  const page: PageFacts = { isDoc: false, hasSymbols: false };
  const parser = new Parser({
    onopentag(tag, { class: names = '', property, name, content, 'data-kind': kind }) {
      if (tag === 'html') page.isDoc = names.includes('docs-doc-id-');
      if (tag === 'meta' && property === 'og:title') page.title = content;
      if (tag === 'meta' && name === 'docusaurus_version') page.versionName = content;
      if (!kind) return;
      page.hasSymbols = true;
      if (names === 'api-meta') page.symbolKind ??= kind;
    },
  });
  parser.end(html);
  return page;
}

function kindOf({ versionName, isDoc, symbolKind, hasSymbols }: PageFacts): string {
  if (versionName === undefined) return 'Documentation';
  if (symbolKind) return symbolKind.charAt(0).toUpperCase() + symbolKind.slice(1);
  if (hasSymbols) return 'Types';
  return isDoc ? 'Guide' : 'Overview';
}

/** Text without what the fonts of a card have no picture for: emoji and the invisible characters that go with them. */
function drawable(text: string): string {
  return text
    .replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The card of a built page, given its path without the base address; undefined where the HTML is that of no page. */
export function cardOf(path: string, html: string): Card | undefined {
  if (path === '/') return { title: site.title, kind: site.tagline };
  const page = readPage(html);
  if (!page.title) return undefined;
  const version = versions.find(({ name }) => name === page.versionName)?.version;
  const title = drawable(page.title.replace(` | ${site.title}`, ''));
  return { title, kind: kindOf(page), ...(version && { version: `Version ${version}` }) };
}

/** The words of a card in one sentence, for those who do not see it. */
export function cardText({ title, kind, version }: Card): string {
  const about = version ? `${kind}, ${site.title} ${version.toLowerCase()}` : kind;
  return `${title}: ${about}`;
}
