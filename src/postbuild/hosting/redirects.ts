import { mainPath, versions } from '../../config/versions';

/** A redirect from an alias to a page. Both paths are encoded and begin with the base URL. */
export interface Redirect {
  from: string;
  to: string;
}

const roots = new Map(versions.map((version) => [mainPath(version), `/${version.path}`]));

/** Returns the paths that redirect to a page: a version's root, and a category's path without the emoji. */
export function aliasesOf(path: string): string[] {
  const readable = path.replace(/(?<=\/category\/)\ufe0f?-/, '');
  const alias = readable === path ? roots.get(path) : readable;
  return alias === undefined ? [] : [alias];
}

/** Returns the redirects to the given routes. All routes begin with `baseUrl`. */
export function redirectsOf(routes: readonly string[], baseUrl: string): Redirect[] {
  return routes.flatMap((route) => {
    const aliases = aliasesOf(`/${route.slice(baseUrl.length)}`);
    return aliases.map((alias) => ({ from: encodeURI(baseUrl + alias.slice(1)), to: encodeURI(route) }));
  });
}

/** Keeps the query string and the hash. All redirect pages share this script, so the policy needs one hash. */
export const redirectScript = "location.replace(document.querySelector('link').href + location.search + location.hash)";

/** Returns an HTML file that redirects readers on hosts without redirect rules. It begins with the security policy. */
export const redirectPage = (
  { from, to }: Redirect,
  baseUrl: string,
  policyTag: string,
): { file: string; html: string } => ({
  file: `${decodeURI(from.slice(baseUrl.length))}/index.html`,
  html:
    `<!doctype html><html lang="en"><head><meta charset="utf-8">${policyTag}` +
    `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}">` +
    `<script>${redirectScript}</script></head></html>\n`,
});
