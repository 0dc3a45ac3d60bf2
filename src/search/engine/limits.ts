/** The most characters of a query that say anything: Algolia reads no more, and the search page takes no more. */
export const queryLimit = 512;

/** The most characters that the field of DocSearch takes: it cuts off the rest of what is pasted. */
export const dialogQueryLimit = 64;
