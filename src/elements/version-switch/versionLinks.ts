import { store } from '../storage/store';
import { preferenceKey } from './preference';

const isAnchor = (hash: string): boolean => document.getElementById(decodeURIComponent(hash.slice(1))) !== null;

/** Gives a link to another version the query and the hash of this page, and stores the chosen version. */
function onPress({ type, target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null;
  if (!link) return;
  link.search = location.search;
  link.hash = isAnchor(location.hash) ? location.hash : '';
  if (type === 'click') store(preferenceKey, link.dataset.version!);
}

// The middle button opens a link without a click event.
document.addEventListener('mousedown', onPress);
document.addEventListener('click', onPress);

// A page of another version may lack the section of the hash.
if (location.hash && !isAnchor(location.hash) && document.querySelector('[data-version][aria-current]'))
  history.replaceState(history.state, '', location.pathname + location.search);
