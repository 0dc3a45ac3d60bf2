import siteConfig from '@generated/docusaurus.config';

/** The address at which the not-found page was rendered: hosts answer every unknown address with that document. */
export const notFoundPath = `${siteConfig.baseUrl}404.html`;

/** Whether the document that the browser was given is the not-found page, whatever its address; false while building. */
export function isNotFoundDocument(): boolean {
  return typeof document !== 'undefined' && document.documentElement.classList.contains('plugin-native');
}
