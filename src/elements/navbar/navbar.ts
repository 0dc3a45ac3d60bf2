export {};

let lastTop = scrollY;
let lastUrl = '';

const isInUse = (bar: HTMLElement): boolean =>
  bar.querySelector(':active, .dropdown:hover, [aria-expanded=true]') !== null;

/** Hides the navbar while the reader scrolls down. Shows it on scrolling up and near the top of the page. */
function onScroll(): void {
  const bar = document.querySelector<HTMLElement>('.navbar');
  // The crash screen has no navbar.
  if (!bar) return;
  const distance = scrollY - lastTop;
  // A jump to a heading hides the navbar regardless of direction, because the navbar would cover the heading.
  const isJump = location.hash !== '' && location.href !== lastUrl;
  // Safari bounces back at the end of the page, which does not count as scrolling up.
  const isWithin = scrollY + innerHeight < document.documentElement.scrollHeight - bar.offsetHeight;
  if (scrollY < bar.offsetHeight) bar.removeAttribute('data-hidden');
  else if ((isJump || distance > 0) && !isInUse(bar)) bar.setAttribute('data-hidden', '');
  else if (distance < 0 && isWithin) bar.removeAttribute('data-hidden');
  lastTop = scrollY;
  lastUrl = location.href;
}

onScroll();
addEventListener('scroll', onScroll, { passive: true });
// A second click on a link to the same heading is also a jump, but does not change the URL.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="#"]')) lastUrl = '';
});
