import { decodeHash } from '../../lib/decodeHash';

/** Expands the first collapsed sample in the section of the URL hash, in each language of the sample. */
function openSample(): void {
  const heading = document.getElementById(decodeHash());
  let next = heading?.nextElementSibling;
  while (next && !/^H[1-6]$/.test(next.tagName)) {
    const folds = next.querySelectorAll<HTMLDetailsElement>('.code-fold');
    if (folds.length > 0) return folds.forEach((fold) => (fold.open = true));
    next = next.nextElementSibling;
  }
}

// The first `readystatechange` event occurs before deferred scripts run, so opening a sample does not shift the layout.
document.addEventListener('readystatechange', openSample, { once: true });
addEventListener('hashchange', openSample);
