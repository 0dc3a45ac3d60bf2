import { aliasesOf } from '../../config/redirects';

/** An alias and the page that it leads to, as encoded paths that begin with the base URL. */
export interface Redirect {
  from: string;
  to: string;
}

/** Returns the redirects of a site with these routes, each of which begins with `baseUrl`. */
export function redirectsOf(routes: readonly string[], baseUrl: string): Redirect[] {
  return routes.flatMap((route) => {
    const aliases = aliasesOf(`/${route.slice(baseUrl.length)}`);
    return aliases.map((alias) => ({ from: encodeURI(baseUrl + alias.slice(1)), to: encodeURI(route) }));
  });
}

/** Script of every redirect page. Keeps the query string and the hash; the same text for all pages needs one hash only. */
export const redirectScript = "location.replace(document.querySelector('link').href + location.search + location.hash)";

/** Returns the HTML file that redirects on hosts without redirect rules. */
export const redirectPage = ({ from, to }: Redirect, baseUrl: string): { file: string; html: string } => ({
  file: `${decodeURI(from.slice(baseUrl.length))}/index.html`,
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}">` +
    `<script>${redirectScript}</script></head></html>\n`,
});
