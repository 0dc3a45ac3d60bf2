import { decodeHash } from '../../lib/decodeHash';

/** Opens the first collapsed sample in the section that the URL hash points to. */
function openSample(): void {
  const heading = document.getElementById(decodeHash());
  let next = heading?.nextElementSibling;
  while (next && !/^H[1-6]$/.test(next.tagName)) {
    if (next instanceof HTMLDetailsElement && next.querySelector('pre')) return void (next.open = true);
    next = next.nextElementSibling;
  }
}

// The first `readystatechange` event fires before deferred scripts, so opening a sample does not shift the layout.
document.addEventListener('readystatechange', openSample, { once: true });
addEventListener('hashchange', openSample);
