/** Longest query in characters. Algolia has the same limit. */
export const queryLimit = 512;

/** Longest query in the field of DocSearch, in characters. */
export const dialogQueryLimit = 64;
