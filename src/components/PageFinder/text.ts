/** What the search bar and the search page say. */
export const text = {
  barLabel: 'Search docs',
  title: 'Search the documentation',
  description: 'Find a page of the Magmastream documentation by its name, in any documented version.',
  scope: 'This search finds pages by name. It does not look into their text yet.',
  input: 'Page name',
  placeholder: 'Search docs',
  version: 'Version',
  start: 'Type a class, an event or a topic, for example “Manager”, “track end” or “installation”.',
  noScript: 'Finding pages by name needs JavaScript. The pages of every version are also listed in its sidebar.',
  allVersions: 'All versions',
  none: (query: string, version: string) => `No page of ${version} has a name like “${query}”.`,
  noneHint: 'Try fewer or shorter words, or another version.',
  count: (count: number, version: string) => `${count === 1 ? 'One page' : `${count} pages`} found in ${version}`,
} as const;

/** The longest query; anything beyond it is cut off. */
export const QUERY_LIMIT = 512;

/** Id of the search field, so that the keyboard shortcut finds it on the search page. */
export const SEARCH_INPUT_ID = 'search-input';
