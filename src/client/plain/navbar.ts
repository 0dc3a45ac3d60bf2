export {};

let lastTop = scrollY;
let lastAddress = '';

/** A menu under the pointer must not slide away between pressing a link in it and letting go. */
const isInUse = (bar: HTMLElement): boolean => bar.querySelector('.dropdown:hover') !== null;

/**
 * Hides the bar while the reader scrolls down, and shows it again on the way up or near the top. A jump to a part of a page,
 * known by its address, hides it whatever the direction: the part stands where the bar would be.
 */
function onScroll(): void {
  const bar = document.querySelector<HTMLElement>('.navbar');
  if (!bar) return;
  const isJump = location.hash !== '' && location.href !== lastAddress;
  // Past the end of the page some browsers spring back, which is no scrolling up.
  const isWithin = scrollY + innerHeight < document.documentElement.scrollHeight - bar.offsetHeight;
  if (scrollY < bar.offsetHeight) bar.removeAttribute('data-hidden');
  else if ((isJump || scrollY > lastTop) && !isInUse(bar)) bar.setAttribute('data-hidden', '');
  else if (scrollY < lastTop && isWithin) bar.removeAttribute('data-hidden');
  lastTop = scrollY;
  lastAddress = location.href;
}

onScroll();
addEventListener('scroll', onScroll, { passive: true });
// A link to the place that the address names already leads there once more.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="#"]')) lastAddress = '';
});
