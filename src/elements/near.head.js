// Long pages: until the reader scrolls, browsers leave the parts alone that are far below, and guess how high they are
// (`css/custom.css`). Not where the page is opened at a place in it, or where the reader was: that place must be exact.
{
  const root = document.documentElement;
  const [entry] = window.performance.getEntriesByType('navigation');
  /** What a link has just led to, until the reader moves on. */
  let goal;
  const topOf = (element) => element.getBoundingClientRect().top;
  /** Gives each part its height, one a frame, so that none takes long; what is being read stays in its place. */
  const layOut = () => {
    const parts = [...document.querySelectorAll('.markdown > section')];
    const part = parts.find(({ style }) => !style.contentVisibility);
    if (!part) return root.removeAttribute('data-near');
    const read = parts.findLast((one) => topOf(one) <= 0) ?? part;
    const top = topOf(read);
    part.style.contentVisibility = 'visible';
    if (goal) goal.scrollIntoView();
    else scrollBy(0, topOf(read) - top);
    return requestAnimationFrame(layOut);
  };
  if (window.navigation && entry?.type === 'navigate' && !`${entry.name}${location.hash}`.includes('#')) {
    root.setAttribute('data-near', '');
    addEventListener('scroll', layOut, { once: true, passive: true });
    for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
      addEventListener(type, () => (goal = undefined), { capture: true, passive: true });
    window.navigation.addEventListener('navigate', ({ navigationType, destination: { sameDocument, url } }) => {
      const { pathname, hash } = new URL(url);
      goal = navigationType === 'traverse' ? undefined : document.getElementById(hash.slice(1));
      // The application shows another page, and knows nothing of all this.
      if (sameDocument && pathname !== location.pathname) root.removeAttribute('data-near');
    });
  }
}
