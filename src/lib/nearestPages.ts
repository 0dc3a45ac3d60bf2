import { mostSimilar } from './didYouMean';
import { editDistance } from './editDistance';

/** The number of pages to suggest, and a distance that no two paths reach. */
const [most, farthest] = [3, 200];

/** Returns the last segment of a path, without the suffix of a file. */
export function lastSegment(path: string): string {
  return (
    path
      .replace(/(?:\/index)?\.html?$|\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** Returns the name of a page without separators and case, which differ between versions. */
const nameOf = (path: string): string =>
  lastSegment(path)
    .toLowerCase()
    .replace(/[^\p{L}\d.]/gu, '');

/** Returns the version in a path, or an empty string for the current version and pages outside the docs. */
export const versionIn = (path: string): string => /\/docs\/(\d+\.\d+\.\d+)(?:\/|$)/.exec(path)?.[1] ?? '';

/**
 * Returns the pages whose name is most similar to the name in a path without a page. Pages of the same version are first,
 * then those of the current version. Within a version, the most similar path is first.
 */
export function nearestPages(path: string, pages: readonly string[]): string[] {
  const name = mostSimilar(nameOf(path), new Set(pages.map(nameOf)));
  if (!name) return [];
  const version = versionIn(path);
  const wanted = path.toLowerCase();
  const rank = (page: string): number =>
    editDistance(wanted, page.toLowerCase(), farthest) + (versionIn(page) === version ? 0 : farthest);
  return pages
    .filter((page) => nameOf(page) === name && [version, ''].includes(versionIn(page)))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most);
}
