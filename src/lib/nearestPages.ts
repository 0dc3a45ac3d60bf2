import { mostSimilar } from './didYouMean';
import { editDistance } from './editDistance';

/** `most` is the number of pages to suggest, and `farthest` is greater than the edit distance between any two paths. */
const [most, farthest] = [3, 200];

/** Returns the last segment of a path, without `.html` or `/index.html`. */
export function lastSegment(path: string): string {
  return (
    path
      .replace(/(?:\/index)?\.html?$|\/+$/, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** Returns a page's name in lowercase and without separators, because case and separators differ between versions. */
const nameOf = (path: string): string =>
  lastSegment(path)
    .toLowerCase()
    .replace(/[^\p{L}\d.]/gu, '');

/** Returns the version in a path, or an empty string for the current version and pages outside the docs. */
export const versionIn = (path: string): string => /\/docs\/(\d+\.\d+\.\d+)(?:\/|$)/.exec(path)?.[1] ?? '';

/**
 * Suggests pages with similar names for a path that does not exist. Pages of the same version come first, followed by
 * pages of the current version. Within a version, the most similar path comes first.
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
