import { Parser } from 'htmlparser2';
import { site } from '../../config/site';
import { versions } from '../../config/versions';

/** What stands on a social card. */
export interface Card {
  title: string;
  /** What the page is: `Class`, `Guide`, or on the home page what the library is. */
  kind: string;
  /** For example `Version 2.8.7`; none outside of the documentation of a version. */
  version?: string;
}

/** Reads from the HTML of a built page what its card says; there is no title where the HTML is that of no page. */
function readBuiltPage(html: string) {
  let title: string | undefined;
  let versionName: string | undefined;
  let symbolKind: string | undefined;
  let [isDoc, hasSymbols] = [false, false];
  const parser = new Parser({
    onopentag(tag, { class: names = '', property, name, content, 'data-kind': kind }) {
      // The pages of categories are generated, and no document.
      if (tag === 'html') isDoc = names.includes('docs-doc-id-');
      if (tag === 'meta' && property === 'og:title') title = content;
      if (tag === 'meta' && name === 'docusaurus_version') versionName = content;
      hasSymbols ||= Boolean(kind);
      // The first of these is the symbol that the whole page is about.
      if (kind && names === 'api-meta') symbolKind ??= kind.charAt(0).toUpperCase() + kind.slice(1);
    },
  });
  parser.end(html);
  const inVersion = symbolKind ?? (hasSymbols ? 'Types' : isDoc ? 'Guide' : 'Overview');
  return { title, versionName, kind: versionName === undefined ? 'Documentation' : inVersion };
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
  const { title, versionName, kind } = readBuiltPage(html);
  if (!title) return undefined;
  const version = versions.find(({ name }) => name === versionName)?.version;
  return {
    title: drawable(title.replace(` | ${site.title}`, '')),
    kind,
    ...(version && { version: `Version ${version}` }),
  };
}

/** The words of a card in one sentence, for those who do not see it. */
export function cardText({ title, kind, version }: Card): string {
  const about = version ? `${kind}, ${site.title} ${version.toLowerCase()}` : kind;
  return `${title}: ${about}`;
}
