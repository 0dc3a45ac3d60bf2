export {};

let lastTop = scrollY;
/** The URL at the last scroll event. Empty before the first scroll event, and after a click on a link to a heading. */
let lastUrl = '';

const isInUse = (bar: HTMLElement): boolean =>
  bar.querySelector(':active, .dropdown:hover, [aria-expanded=true]') !== null;

/** Hides the navbar and moves the page strip up, or reverses both. */
function setHidden(isHidden: boolean): void {
  for (const element of document.querySelectorAll('.navbar, page-strip'))
    element.toggleAttribute('data-hidden', isHidden);
}

/** Hides the navbar on scrolling down. Shows it on scrolling up, near the top of the page and after a jump. */
function onScroll(): void {
  const bar = document.querySelector<HTMLElement>('.navbar');
  // The crash screen has no navbar.
  if (!bar) return;
  const distance = scrollY - lastTop;
  // The first scroll event after a page load or URL change is a jump, because the browser moves to a heading or
  // restores a position.
  const isJump = location.href !== lastUrl || document.readyState !== 'complete';
  // Safari bounces back at the end of the page. This movement does not count as scrolling up.
  const isWithin = scrollY + innerHeight < document.documentElement.scrollHeight - bar.offsetHeight;
  if (isJump || scrollY < bar.offsetHeight) setHidden(false);
  else if (distance > 0 && !isInUse(bar)) setHidden(true);
  else if (distance < 0 && isWithin) setHidden(false);
  lastTop = scrollY;
  lastUrl = location.href;
}

addEventListener('scroll', onScroll, { passive: true });
// A second click on a link to the same heading also causes a jump, but does not change the URL.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="#"]')) lastUrl = '';
});
