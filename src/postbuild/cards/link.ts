import { escapeHtml } from '../../lib/escapeHtml';

/**
 * Where the social card of a page is, relative to the site's base address: `/img/cards/docs-classes-Manager.png` for
 * `/docs/classes/Manager`. Only ASCII is left of the path, because not every service that fetches cards encodes the rest.
 */
export function cardAddress(path: string): string {
  const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '-');
  return `/img/cards/${name.replace(/[^\w.-]/g, '') || 'home'}.png`;
}

/**
 * Names the card in the head of a built page, by its whole address and its words for those who do not see it; throws
 * where the page has no title to put the tags before.
 */
export function withCard(html: string, { url, alt }: { url: string; alt: string }): string {
  const tags = [
    ['property', 'og:image', url],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', alt],
  ];
  const head = tags.map(([key, name, content]) => `<meta ${key}="${name}" content="${escapeHtml(content)}">`).join('');
  const at = html.indexOf('<title');
  if (at === -1) throw new Error('the page has no <title>');
  return html.slice(0, at) + head + html.slice(at);
}
