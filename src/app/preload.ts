import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';

/** The path that the not-found page is built for. Hosts serve its document at every unknown URL. */
export const notFoundPath = `${siteConfig.baseUrl}404.html`;

/** Tells if the browser shows the document of the not-found page. False during the build. */
export function isNotFoundDocument(): boolean {
  return typeof document !== 'undefined' && document.documentElement.classList.contains('plugin-native');
}

/**
 * Loads the chunks of the page at a path. If a chunk fails to load in the browser, React hydrates the page all the same
 * and shows the error with a Retry button. Rejects during the build.
 *
 * Replaces Docusaurus' own function, which loads the chunks for the URL and not those of the served document, and which
 * never hydrates a page after a failure. Not needed if Docusaurus passes both cases to an option or a hook.
 */
export default async function preload(pathname: string): Promise<void> {
  const paths = isNotFoundDocument() ? [notFoundPath] : new Set([pathname, decodeURI(pathname)]);
  const components = [...paths].flatMap((path) => matchRoutes(routes, path)).map(({ route }) => route.component);
  const loaded = Promise.all(components.map((component) => (component as { preload?: () => unknown }).preload?.()));
  await (typeof document === 'undefined' ? loaded : loaded.catch(console.warn));
}
