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

/**
 * Loads the document of the address, to which the router has gone already. It opens as any page does, at its top or at
 * the place that it names: what is reloaded would stay where the page before was, and to browsers an address with a
 * place is that without.
 */
function loadDocument(reason: unknown): Promise<never> {
  console.warn(reason);
  const { href } = location;
  history.replaceState(null, '', '?');
  location.replace(href);
  return new Promise(() => undefined);
}

let isFirst = typeof document !== 'undefined';

/**
 * Loads what the page at a path is made of. In the place of the framework's: when the first page of a visit fails to
 * load, the application starts all the same, so that the reader is told and can try again; of a later page that fails
 * the browser loads the document.
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = new Set([pathname, decoded(pathname), ...(isFirst && isNotFoundDocument() ? [notFoundPath] : [])]);
  const matches = [...paths].flatMap((path) => matchRoutes(routes, path));
  const loaded = Promise.all(matches.map(({ route }) => (route.component as { preload?: () => unknown }).preload?.()));
  // The application makes what the page that it starts on had no style for.
  const settled = isFirst ? Promise.all([loaded.catch(console.warn), bringWholeSheet()]) : loaded.catch(loadDocument);
  isFirst = false;
  await settled;
}
