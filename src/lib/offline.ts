/** The name of the build file that lists the files of each documented version. */
export const listFile = 'offline.json';

/** The files of one documented version. All URLs are relative to the base URL. */
export interface VersionFiles {
  pages: readonly string[];
  /** The search index and the scripts of the search dialog. No page references these files. */
  files: readonly string[];
  /** The total uncompressed size of `pages`, the files that these pages load, and `files`. */
  bytes: number;
}

/** The content of `offline.json`. The keys of `versions` are version numbers. */
export interface OfflineList {
  build: string;
  versions: Record<string, VersionFiles>;
}

/** Returns the `<meta>` tag with the build name, which is in the head of every page. */
export const buildMark = (build: string): string => `<meta name=build content=${build}>`;

/** Returns the build name in a page's `<meta>` tag, or undefined if the HTML is not a page of this site. */
export const buildOf = (html: string): string | undefined => /<meta name=build content=(\w+)>/.exec(html)?.[1];

/** Matches the link to the home screen icon. Offline pages do not need this icon. */
const touchIcon = /<link rel="?apple-touch-icon[^>]*>/g;
const urlInHtml = /(?:\b(?:src|href|content)=["']?|url\(["']?)(\/[^\s"'()<>]+)/g;

/**
 * Returns the URLs that a page loads. Does not parse the HTML, because service workers have no parser. `scope` ends
 * with a slash.
 */
export function resourcesOf(html: string, scope: string): string[] {
  const { origin, pathname } = new URL(scope);
  const paths = Array.from(html.replace(touchIcon, '').matchAll(urlInHtml), ([, path]) => path);
  const folders = [`${pathname}assets/`, `${pathname}img/`];
  const own = paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
  return [...new Set(own)].map((path) => origin + path);
}
