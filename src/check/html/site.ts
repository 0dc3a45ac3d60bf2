import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionNumberIn } from '../../lib/docsPath';
import { filesIn } from '../../lib/files';
import { pathOf, readPage } from '../../lib/html/page';
import { type PageParts, readParts } from './page';

export interface BuiltPage extends PageParts {
  file: string;
  /** The page's decoded path on the host, including the base URL. Only the root path ends with a slash. */
  path: string;
  html: string;
  idNames: ReadonlySet<string>;
}

export interface BuiltSite {
  baseUrl: string;
  pages: readonly BuiltPage[];
  /** Pages by path. If two pages have the same path, the map contains the first. */
  byPath: ReadonlyMap<string, BuiltPage>;
  /** Pages by canonical URL, without redirects. If two pages have the same URL, the map contains the first. */
  byCanonical: ReadonlyMap<string, BuiltPage>;
  files: ReadonlySet<string>;
}

/** Reads a build. `baseUrl` begins and ends with a slash. Throws an error if the folder does not exist. */
export function readSite(buildDir: string, baseUrl: string): BuiltSite {
  const files = filesIn(buildDir);
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file): BuiltPage => {
      const html = readFileSync(join(buildDir, file), 'utf8');
      const parts = readParts(readPage(file, html));
      const idNames = new Set(parts.ids.map(({ text }) => text));
      return { ...parts, file, html, path: pathOf(baseUrl.slice(1) + file), idNames };
    });
  // Reverse the list, because a `Map` keeps the last value for each key and the first page should count.
  const reversed = [...pages].reverse();
  return {
    baseUrl,
    pages,
    byPath: new Map(reversed.map((page) => [page.path, page])),
    byCanonical: new Map(reversed.flatMap((page) => (isAtCanonicalUrl(page) ? [[page.canonical!.text, page]] : []))),
    files: new Set(files.map((file) => baseUrl + file)),
  };
}

/** True unless the page is a redirect, or a past page whose canonical URL belongs to the current version. */
export function isAtCanonicalUrl({ canonical, refresh, path }: Pick<BuiltPage, 'canonical' | 'refresh' | 'path'>) {
  if (!canonical || refresh) return false;
  if (versionNumberIn(path) === undefined) return true;
  return !URL.canParse(canonical.text) || decodeURI(new URL(canonical.text).pathname) === path;
}

/** Encodes the invisible characters in a URL, so that error messages show them. */
export function visible(text: string): string {
  return text.replace(/\u200b|\ufe0f|\ufeff/g, (character) => encodeURIComponent(character));
}

export type Target =
  | { kind: 'external'; host?: string }
  | { kind: 'undecodable' }
  | { kind: 'internal'; path: string; hash: string; page?: BuiltPage; exists: boolean };

const origin = 'http://site.invalid';

/** Resolves a URL relative to the page `from`, as browsers do, and finds the target in the build. */
export function resolve(site: BuiltSite, from: BuiltPage, href: string): Target {
  try {
    const url = new URL(href, origin + encodeURI(from.path));
    if (url.origin !== origin) return { kind: 'external', host: url.host || undefined };
    const path = decodeURIComponent(url.pathname);
    const page = site.byPath.get(pathOf(path.slice(1)));
    const hash = decodeURIComponent(url.hash.slice(1));
    return { kind: 'internal', path, hash, page, exists: page !== undefined || site.files.has(path) };
  } catch {
    return { kind: 'undecodable' };
  }
}

/** Follows redirects to the final page. Returns undefined if a target is missing or the redirects form a loop. */
export function landingPage(site: BuiltSite, start: BuiltPage): BuiltPage | undefined {
  const seen = new Set<BuiltPage>();
  let page: BuiltPage | undefined = start;
  while (page?.refresh) {
    if (seen.has(page)) return undefined;
    seen.add(page);
    const target = resolve(site, page, page.refresh.text);
    page = target.kind === 'internal' ? target.page : undefined;
  }
  return page;
}
