import { aliasesOf } from '../../config/aliases';
import { versionAliases } from '../../config/versionAliases';
import { currentVersion, mainPath, versionOf, versions } from '../../config/versions';

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
 * Returns the redirects that only hosts without redirect rules need: from the root of each version alias, and from the
 * permanent link of each page of the current version. On other hosts, these redirects must be temporary.
 */
export function temporaryRedirectsOf(routes: readonly string[], baseUrl: string): Redirect[] {
  const encoded = (from: string, to: string): Redirect => ({
    from: encodeURI(baseUrl + from.slice(1)),
    to: encodeURI(baseUrl + to.slice(1)),
  });
  const roots = versionAliases.map(({ from, to }) => {
    const version = versions.find(({ path }) => `/${path}` === to)!;
    return encoded(from, mainPath(version));
  });
  const pages = routes.flatMap((route) => {
    const path = `/${route.slice(baseUrl.length)}`;
    return versionOf(path)?.isLast ? encoded(path.replace('/docs', `/docs/${currentVersion.version}`), path) : [];
  });
  return [...roots, ...pages];
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
