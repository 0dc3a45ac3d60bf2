import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type PageParts, readParts } from './page';

/** A page of the build with what a message about it needs. */
export interface BuiltPage extends PageParts {
  /** Path in the build, with slashes. */
  path: string;
  /** Decoded path that it is served at, base address included, without a slash at the end unless it is the root. */
  address: string;
  html: string;
  idNames: ReadonlySet<string>;
}

/** The whole build, to look things up in. */
export interface BuiltSite {
  baseUrl: string;
  pages: readonly BuiltPage[];
  /** Pages by their address: the first one that has it. */
  byAddress: ReadonlyMap<string, BuiltPage>;
  /** Pages that are no redirects by their canonical address: the first one that claims it. */
  byCanonical: ReadonlyMap<string, BuiltPage>;
  /** Decoded paths, base address included, of all files. */
  files: ReadonlySet<string>;
}

/** The one form of a decoded path: `/docs/intro` for `/docs/intro.html`, `/docs/intro/` and `/docs/intro/index.html`. */
function addressOf(path: string): string {
  return path
    .replace(/\/index\.html$/, '/')
    .replace(/\.html$/, '')
    .replace(/(?<=.)\/$/, '');
}

/** Reads every file of a build. `baseUrl` begins and ends with a slash; throws when there is no build. */
export function readSite(buildDir: string, baseUrl: string): BuiltSite {
  const paths = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).map((path) => path.split(sep).join('/'));
  const pages = paths
    .filter((path) => path.endsWith('.html'))
    .sort()
    .map((path): BuiltPage => {
      const html = readFileSync(join(buildDir, path), 'utf8');
      const parts = readParts(html);
      const idNames = new Set(parts.ids.map(({ text }) => text));
      return { ...parts, path, html, address: addressOf(baseUrl + path), idNames };
    });
  // The last one with a key stays in a map: the first page here.
  const backwards = [...pages].reverse();
  return {
    baseUrl,
    pages,
    byAddress: new Map(backwards.map((page) => [page.address, page])),
    byCanonical: new Map(
      backwards.flatMap((page) => (page.canonical && !page.refresh ? [[page.canonical.text, page]] : [])),
    ),
    files: new Set(paths.map((path) => baseUrl + path)),
  };
}

/** An address as a message shows it: invisible characters written out, or two that differ would look alike. */
export function shown(text: string): string {
  return text.replace(/\u200b|\ufe0f|\ufeff/g, (character) => encodeURIComponent(character));
}

/** Where an address written in a page leads. */
export type Target =
  | { kind: 'elsewhere'; host?: string }
  | { kind: 'undecodable' }
  | { kind: 'here'; path: string; hash: string; page?: BuiltPage; exists: boolean };

// A host that no real page has: an address that still has it after resolution stays on the site.
const origin = 'http://site.invalid';

/** Resolves an address as a browser does on `from`, and looks it up in the build. */
export function resolve(site: BuiltSite, from: BuiltPage, address: string): Target {
  try {
    const url = new URL(address, origin + encodeURI(from.address));
    if (url.origin !== origin) return { kind: 'elsewhere', host: url.host || undefined };
    const path = decodeURIComponent(url.pathname);
    const page = site.byAddress.get(addressOf(path));
    const hash = decodeURIComponent(url.hash.slice(1));
    return { kind: 'here', path, hash, page, exists: page !== undefined || site.files.has(path) };
  } catch {
    return { kind: 'undecodable' };
  }
}

/** Follows redirect pages to the page where a reader ends up; undefined when they lead nowhere or in a circle. */
export function landingPage(site: BuiltSite, start: BuiltPage): BuiltPage | undefined {
  const seen = new Set<BuiltPage>();
  let page: BuiltPage | undefined = start;
  while (page?.refresh) {
    if (seen.has(page)) return undefined;
    seen.add(page);
    const target = resolve(site, page, page.refresh.text);
    page = target.kind === 'here' ? target.page : undefined;
  }
  return page;
}
