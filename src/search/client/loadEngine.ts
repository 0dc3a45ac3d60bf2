/**
 * Fetches the code that answers questions in the page. Not imported with the client: hosted search needs no engine. The
 * one place that names it, so that there is one file of it.
 */
export const loadEngine = () => import('../engine');
