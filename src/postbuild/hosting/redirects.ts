import { aliasesOf } from '../../config/aliases';

/** A redirect from an alias to a page. Both paths are encoded and begin with the base URL. */
export interface Redirect {
  from: string;
  to: string;
}

/** Returns the redirects to a list of routes. All routes begin with `baseUrl`. */
export function redirectsOf(routes: readonly string[], baseUrl: string): Redirect[] {
  return routes.flatMap((route) => {
    const aliases = aliasesOf(`/${route.slice(baseUrl.length)}`);
    return aliases.map((alias) => ({ from: encodeURI(baseUrl + alias.slice(1)), to: encodeURI(route) }));
  });
}

/**
 * Redirects, but keeps the query string and the hash. All redirect pages share this script, so the security policy
 * needs only one hash.
 */
export const redirectScript = "location.replace(document.querySelector('link').href + location.search + location.hash)";

/**
 * Returns an HTML page that redirects readers on hosts without redirect rules. `tags` contains the security policy and
 * the build name.
 */
export const redirectPage = ({ from, to }: Redirect, baseUrl: string, tags = ''): { file: string; html: string } => ({
  file: `${decodeURI(from.slice(baseUrl.length))}/index.html`,
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${tags}` +
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}">` +
    `<script>${redirectScript}</script></head></html>\n`,
});
