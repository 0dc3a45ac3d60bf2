/** Name of the build file that lists the files of each documented version. */
export const listFile = 'offline.json';

/** The files of one documented version. All URLs are relative to the base URL. */
export interface VersionFiles {
  pages: readonly string[];
  /** Files that the HTML of the pages does not reference: the search index and the scripts of the search dialog. */
  files: readonly string[];
  /** The total uncompressed size of the pages, of the files that the pages load, and of `files`. */
  bytes: number;
}

/** Content of `offline.json`, with the version number as key. */
export interface OfflineList {
  build: string;
  versions: Record<string, VersionFiles>;
}

/** Returns the `<meta>` tag that identifies the build in the head of each page. */
export const buildMark = (build: string): string => `<meta name=build content=${build}>`;

/** The home screen icon, which offline pages do not need. */
const touchIcon = /<link rel="?apple-touch-icon[^>]*>/g;
const urlInHtml = /(?:\b(?:src|href|content)=["']?|url\(["']?)(\/[^\s"'()<>]+)/g;

/**
 * Returns the unique URLs of the scripts, styles, fonts and images that a page of this site loads. `scope` is the URL
 * of the site, with a slash at the end. Uses no HTML parser, because service workers do not provide one.
 */
export function resourcesOf(html: string, scope: string): string[] {
  const { origin, pathname } = new URL(scope);
  const paths = Array.from(html.replace(touchIcon, '').matchAll(urlInHtml), ([, path]) => path);
  const folders = [`${pathname}assets/`, `${pathname}img/`];
  const own = paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
  return [...new Set(own)].map((path) => origin + path);
}
