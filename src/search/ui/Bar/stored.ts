import { favoriteSearchesPrefix, recentSearchesPrefix } from '@site/src/config/docusaurusNames';

/** Returns DocSearch's storage keys for the recent and favorite searches of an index. */
export const storageKeys = (indexName: string): [recent: string, favorite: string] => [
  recentSearchesPrefix + indexName,
  favoriteSearchesPrefix + indexName,
];

/** Heights in pixels. The label of a stored search is next to its title (`search`) or below it (`narrow`). */
const heights = { group: 36, search: 57, narrow: 72, end: 24 };

/** Returns the height of DocSearch's stored searches, so that the frame can keep the links below in place. */
export function storedHeight(indexName: string): number {
  const [recent, favorite] = storageKeys(indexName).map((key) => {
    try {
      const searches = JSON.parse(localStorage.getItem(key) ?? '[]') as ({ objectID?: unknown } | null)[];
      return searches.filter((search) => typeof search?.objectID === 'string').length;
    } catch {
      // DocSearch starts with an empty list if the stored list is damaged.
      return 0;
    }
  });
  const groups = Number(recent > 0) + Number(favorite > 0);
  const searches = Math.min(recent, favorite > 0 ? 4 : 7) + Math.min(favorite, 10);
  return (
    groups &&
    groups * heights.group + searches * (window.innerWidth > 576 ? heights.search : heights.narrow) + heights.end
  );
}
