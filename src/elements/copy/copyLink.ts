import { isForBrowser } from '../../search/ui/Bar/keys';
import { showResult } from './status';

/** Copies a heading's URL when the reader clicks its `#` link. The browser also follows the link. */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a.hash-link') : null;
  if (!link || isForBrowser(event)) return;
  const show = (result: string): void => {
    showResult(result, () => link.removeAttribute('data-result'));
    link.setAttribute('data-result', result);
  };
  navigator.clipboard?.writeText(link.href).then(
    () => show('Link copied'),
    () => show('The link is in the address bar'),
  );
});
