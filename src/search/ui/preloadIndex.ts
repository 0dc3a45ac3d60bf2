import { searchOptions } from './settings';

/**
 * Fetches what a search over `tags` needs, and the code that searches, as soon as a search is likely. What fails here fails
 * silently: the search that follows tries again, and says so if it fails too.
 */
export async function preloadIndex(tags: readonly string[]): Promise<void> {
  try {
    const { preload } = await import('@site/src/search/client');
    await preload(searchOptions(), tags);
  } catch {
    // Of no interest before somebody searches.
  }
}
