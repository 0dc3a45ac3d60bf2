/** The storage key for the version that the reader chose last. */
export const preferenceKey = 'docs-preferred-version-default';
