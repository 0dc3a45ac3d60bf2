import { site } from '../../config/site';
import { versions } from '../../config/versions';
import { escapeHtml } from '../../lib/escapeHtml';
import type { HtmlPage } from '../../lib/html/page';

/** The text on a social card, which is the preview image that other services show for a link. */
export interface Card {
  title: string;
  /** Page kind, such as `Class` or `Guide`, or the site tagline on the home page. */
  kind: string;
  /** The page's version, for example `Version 2.8.7`. Undefined for pages outside the documentation. */
  version?: string;
}

/** Returns a page's social card. */
export function cardOf(page: HtmlPage): Card {
  if (page.path === '/') return { title: site.title, kind: site.tagline };
  const title = page.meta.get('og:title') ?? '';
  const name = page.meta.get('docusaurus_version');
  const version = versions.find((documented) => documented.name === name)?.version;
  return {
    title: drawable(title.replace(` | ${site.title}`, '')),
    kind: name === undefined ? 'Documentation' : kindOf(page),
    ...(version && { version: `Version ${version}` }),
  };
}

function kindOf({ elements }: HtmlPage): string {
  // The first API line on a page belongs to the symbol that the whole page documents.
  const symbol = elements.find(({ attribs }) => attribs['data-kind'] && attribs.class === 'api-meta');
  const kind = symbol?.attribs['data-kind'];
  if (kind) return kind.charAt(0).toUpperCase() + kind.slice(1);
  if (elements.some(({ attribs }) => attribs['data-kind'])) return 'Types';
  // Category pages have no document id, because Docusaurus generates them.
  const isDoc = elements.some(({ name, attribs }) => name === 'html' && attribs.class?.includes('docs-doc-id-'));
  return isDoc ? 'Guide' : 'Overview';
}

/** Removes characters that the card font lacks, such as emoji. */
function drawable(text: string): string {
  return text
    .replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns a card's path relative to the base URL: `/img/cards/docs-classes-Manager.png` for the page
 * `/docs/classes/Manager`. Keeps only ASCII characters, because some services do not encode URLs.
 */
export function cardPath(path: string): string {
  const name = path.slice(1).replaceAll('/', '-');
  return `/img/cards/${name.replace(/[^\w.-]/g, '') || 'home'}.png`;
}

/** Returns the head tags for a card. `url` is the absolute URL of the image. */
export function cardTags({ title, kind, version }: Card, url: string): string {
  const about = version ? `${kind}, ${site.title} ${version.toLowerCase()}` : kind;
  const alt = `${title}: ${about}`;
  const tags = [
    ['property', 'og:image', url],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', alt],
  ];
  return tags.map(([key, name, content]) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`).join('');
}
