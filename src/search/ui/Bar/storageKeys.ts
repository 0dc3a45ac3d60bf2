/** Returns the keys under which DocSearch stores the recent and the favorite searches of an index. */
export const storageKeys = (indexName: string): [recent: string, favorite: string] => [
  `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
  `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
];
