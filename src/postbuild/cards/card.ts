import { site } from '../../config/site';
import type { PageModel } from '../../content/model/page';
import { escapeHtml } from '../../lib/escapeHtml';

/** The text on a social card, which is the preview image that other services show for a link. */
export interface Card {
  title: string;
  /** `Class` or `Guide`, for example, or the site tagline on the home page. */
  kind: string;
  /** Undefined for pages outside the documentation. */
  version?: string;
}

/** Returns a page's social card. */
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

/** Returns `/img/cards/docs-classes-Manager.png` for `/docs/classes/Manager`. Keeps only ASCII characters. */
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
