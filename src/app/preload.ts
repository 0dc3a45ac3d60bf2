import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/** The path of the not-found page in the build. Hosts serve this page for every unknown URL. */
export const notFoundPath = `${siteConfig.baseUrl}404.html`;

/** Returns true if the browser is showing the not-found page. Always returns false during the build. */
export function isNotFoundDocument(): boolean {
  return typeof document !== 'undefined' && document.documentElement.classList.contains('plugin-native');
}

/**
 * Loads the chunks for the page at the given path. If a chunk fails to load in the browser, React still hydrates the
 * page and shows the error with a Retry button. During the build, the promise rejects if a chunk fails to load.
 *
 * Replaces the Docusaurus function, which loads chunks for the URL instead of the served document and does not hydrate
 * the page after a failure. Remove this replacement once Docusaurus offers an option or a hook for both cases.
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = isNotFoundDocument() ? [notFoundPath] : new Set([pathname, decodeURI(pathname)]);
  const components = [...paths].flatMap((path) => matchRoutes(routes, path)).map(({ route }) => route.component);
  const loaded = Promise.all(components.map((component) => (component as { preload?: () => unknown }).preload?.()));
  await (typeof document === 'undefined' ? loaded : loaded.catch(console.warn));
}
