import { mostSimilar } from './didYouMean';
import { pageName, versionNumberIn } from './docsPath';
import { editDistance } from './editDistance';

/** `most` is the number of pages to suggest. `farthest` is greater than the edit distance between any two paths. */
const [most, farthest] = [3, 200];

/**
 * Suggests pages with a similar name. Pages of the same version come before pages of the current version. Within each
 * version, the most similar path comes first.
 */
export function nearestPages(path: string, pages: readonly string[]): string[] {
  const name = mostSimilar(pageName(path), new Set(pages.map(pageName)));
  if (!name) return [];
  const version = versionNumberIn(path);
  const wanted = path.toLowerCase();
  const rank = (page: string): number =>
    editDistance(wanted, page.toLowerCase(), farthest) + (versionNumberIn(page) === version ? 0 : farthest);
  return pages
    .filter((page) => pageName(page) === name && [version, undefined].includes(versionNumberIn(page)))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most);
}
