/**
 * Where the social card of a page is, relative to the site's base address: `/img/cards/docs-classes-Manager.png` for
 * `/docs/classes/Manager`. Only ASCII is left of the path, because not every service that fetches cards encodes the rest.
 */
export function cardAddress(path: string): string {
  const name = path
    .replace(/^\/|\/$/g, '')
    .replace(/\.html$/, '')
    .replaceAll('/', '-')
    .replace(/[^\w.-]/g, '');
  return `/img/cards/${name || 'home'}.png`;
}
