import { baseUrl } from '@generated/site-data/default/settings.mjs';
import { speculationRules } from '../../config/speculationRules';
import { onConnectionChange, savesData } from '../../lib/savesData';

const isSupported =
  'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules') && 'prerendering' in document;

/** True if the browser itself prerenders a page when the reader hovers over or presses a link to it. */
export const isPrerendered = (page: string): boolean =>
  isSupported && new URL(page).pathname.startsWith(`${baseUrl}docs/`);

if (isSupported) {
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: speculationRules(baseUrl),
  });
  // Remove the rules on 2G connections, because browsers do not check the connection. The removal also cancels running
  // prerenders.
  const apply = (): void => (savesData() ? rules.remove() : document.head.append(rules));
  apply();
  onConnectionChange(apply);
}
