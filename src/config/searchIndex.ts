/** The index that hosted search reads and `npm run search:push` writes: the product's own name in lower case. */
export const indexName = 'magmastream';

/** What stands for the credentials of hosted search in a build without any. */
export const notConfigured = 'not-configured';
