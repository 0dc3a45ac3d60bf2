import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/** The path of the not-found page in the build. Hosts serve this page at every unknown URL. */
export const notFoundPath = `${siteConfig.baseUrl}404.html`;

/** Returns true if the browser shows the not-found page. Returns false during the build. */
export function isNotFoundDocument(): boolean {
  return typeof document !== 'undefined' && document.documentElement.classList.contains('plugin-native');
}

/**
 * Loads the chunks of the page at a path. If a chunk fails to load in the browser, React still hydrates the page and
 * shows the error with a Retry button. During the build, a failed chunk rejects the promise.
 *
 * Replaces the function of Docusaurus, which loads the chunks of the URL instead of the served document, and does not
 * hydrate a page after a failure. Remove this function if Docusaurus adds an option or a hook for both cases.
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = isNotFoundDocument() ? [notFoundPath] : new Set([pathname, decodeURI(pathname)]);
  const components = [...paths].flatMap((path) => matchRoutes(routes, path)).map(({ route }) => route.component);
  const loaded = Promise.all(components.map((component) => (component as { preload?: () => unknown }).preload?.()));
  await (typeof document === 'undefined' ? loaded : loaded.catch(console.warn));
}
