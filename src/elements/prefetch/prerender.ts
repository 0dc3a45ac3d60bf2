import { baseUrl } from '@generated/site-data/default/settings.mjs';
import { speculationRules } from '../../config/speculationRules';
import { onConnectionChange, savesData } from '../../lib/savesData';

const isSupported =
  'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules') && 'prerendering' in document;

/** Returns true if the browser itself prerenders a page when the reader hovers over its link or presses it. */
export const isPrerendered = (page: string): boolean =>
  isSupported && new URL(page).pathname.startsWith(`${baseUrl}docs/`);

if (isSupported) {
  const rules = Object.assign(document.createElement('script'), {
    type: 'speculationrules',
    textContent: speculationRules(baseUrl),
  });
  // Removes the rules on 2G connections, which browsers do not check for. Removing them also stops pages that are being
  // prerendered.
  const apply = (): void => (savesData() ? rules.remove() : document.head.append(rules));
  apply();
  onConnectionChange(apply);
}
