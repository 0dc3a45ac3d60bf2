import { site } from '../../config/site';
import type { PageModel } from '../../content/model/page';
import { escapeHtml } from '../../lib/escapeHtml';

/** The text on a social card. Other services show this image as the preview of a link. */
export interface Card {
  title: string;
  /** The kind of the page, for example `Class` or `Guide`. On the home page, the site tagline. */
  kind: string;
  /** The documented version, or undefined for pages outside the documentation. */
  version?: string;
}

/** Returns the social card of a page. */
export function cardOf(page: PageModel): Card {
  if (page.path === '/') return { title: site.title, kind: site.tagline };
  const { title, version } = page;
  return { title: drawable(title), kind: kindOf(page), ...(version && { version: `Version ${version.version}` }) };
}

function kindOf({ version, source, sections }: PageModel): string {
  if (!version) return 'Documentation';
  // The first section belongs to the symbol that the whole page documents.
  const kind = sections.at(0)?.kind;
  if (kind) return kind.charAt(0).toUpperCase() + kind.slice(1);
  if (sections.some((section) => section.kind)) return 'Types';
  return source === 'mdx' ? 'Guide' : 'Overview';
}

function drawable(text: string): string {
  return text
    .replace(/[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the path of a card: `/img/cards/docs-classes-Manager.png` for `/docs/classes/Manager`. The file name contains
 * only ASCII characters.
 */
export function cardPath(path: string): string {
  const name = path.slice(1).replaceAll('/', '-');
  return `/img/cards/${name.replace(/[^\w.-]/g, '') || 'home'}.png`;
}

/** Returns the head tags of a card. `url` is the absolute URL of the image. */
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
