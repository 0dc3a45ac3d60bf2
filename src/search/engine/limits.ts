/** Maximum length of a query in characters. Algolia has the same limit. */
export const queryLimit = 512;

/** Maximum length of a query in the DocSearch dialog, in characters. */
export const dialogQueryLimit = 64;
