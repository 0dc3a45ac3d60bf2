import { store } from '../storage/store';
import { preferenceKey } from './preference';

const isAnchor = (hash: string): boolean => document.getElementById(decodeURIComponent(hash.slice(1))) !== null;

/** Adds the query and the hash of this page to a link to another version, and stores the chosen version. */
function onPress({ type, target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
  if (!link) return;
  link.search = location.search;
  link.hash = isAnchor(location.hash) ? location.hash : '';
  if (type === 'click') store(preferenceKey, link.dataset.version!);
}

// The middle mouse button opens a link without a click event.
document.addEventListener('mousedown', onPress);
document.addEventListener('click', onPress);

// Removes a hash whose section does not exist in this version of the page.
if (location.hash && !isAnchor(location.hash) && document.querySelector('[data-version][aria-current]'))
  history.replaceState(history.state, '', location.pathname + location.search);
