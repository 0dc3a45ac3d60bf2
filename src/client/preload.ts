import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { isNotFoundDocument, notFoundPath } from './notFound';
import { bringWholeSheet } from './wholeSheet';

/** A path as routes are written; one with a percent sign of its own stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

let isFirst = typeof document !== 'undefined';

/**
 * Loads what the page at a path is made of. In the place of the framework's: when the first page of a visit fails to
 * load, the application starts all the same, so that the reader is told and can try again; a later page that fails
 * rejects, upon which the framework loads the document anew.
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = new Set([pathname, decoded(pathname), ...(isFirst && isNotFoundDocument() ? [notFoundPath] : [])]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  const loaded = Promise.all(matches.map(({ route }) => (route.component as { preload?: () => unknown }).preload?.()));
  // The application makes what the page that it starts on had no style for.
  const settled = isFirst ? Promise.all([loaded.catch(console.warn), bringWholeSheet()]) : loaded;
  isFirst = false;
  await settled;
}
