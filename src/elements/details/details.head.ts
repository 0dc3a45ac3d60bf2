/** Opens the closed sample in the section that the hash of the URL names. */
function openSample(): void {
  const heading = document.getElementById(decodeHash());
  let next = heading?.nextElementSibling;
  while (next && !/^H[1-6]$/.test(next.tagName)) {
    if (next instanceof HTMLDetailsElement && next.querySelector('pre')) return void (next.open = true);
    next = next.nextElementSibling;
  }
}

function decodeHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

// The first event follows the parser and precedes the deferred scripts, so that an opened sample shifts no layout.
document.addEventListener('readystatechange', openSample, { once: true });
addEventListener('hashchange', openSample);
