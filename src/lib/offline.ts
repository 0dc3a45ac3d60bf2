/** Name of the file in the build that lists what each version of the documentation consists of. */
export const listFile = 'offline.json';

/** The files of one version; URLs are relative to the base URL. */
export interface VersionFiles {
  pages: readonly string[];
  /** Files that no page names: the search index and the scripts of the search dialog. */
  files: readonly string[];
  /** Size of the pages, of the files that they load and of `files`, uncompressed. */
  bytes: number;
}

/** Content of `offline.json`, with the version number as key. */
export interface OfflineList {
  build: string;
  versions: Record<string, VersionFiles>;
}

/** Returns the tag in the head of a page that names its build. */
export const buildMark = (build: string): string => `<meta name=build content=${build}>`;

/** The icon for home screens, which reading a page offline does not need. */
const touchIcon = /<link rel="?apple-touch-icon[^>]*>/g;
const urlInHtml = /(?:\b(?:src|href|content)=["']?|url\(["']?)(\/[^\s"'()<>]+)/g;

/**
 * Returns the URLs of the scripts, styles, fonts and images that a page of this site loads, each once. `scope` is the
 * URL of the site, with a slash at the end. Uses no HTML parser, because the service worker has none.
 */
export function resourcesOf(html: string, scope: string): string[] {
  const { origin, pathname } = new URL(scope);
  const paths = Array.from(html.replace(touchIcon, '').matchAll(urlInHtml), ([, path]) => path);
  const folders = [`${pathname}assets/`, `${pathname}img/`];
  const own = paths.filter((path) => folders.some((folder) => path.startsWith(folder)));
  return [...new Set(own)].map((path) => origin + path);
}
