/** Comlink is loaded with the first search, because pages would load it unused. */
export { wrap } from 'comlink';
