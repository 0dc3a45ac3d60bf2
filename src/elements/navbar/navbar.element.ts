export {};

let lastTop = scrollY;
let lastAddress = '';
/** What the reader has in the middle of the window, and where its top was. */
let read: Element | null = null;
let readTop = 0;

/** What is pressed must not slide away before it is let go, nor a menu that is open, or under the pointer. */
const isInUse = (bar: HTMLElement): boolean =>
  bar.querySelector(':active, .dropdown:hover, [aria-expanded=true]') !== null;

/**
 * How far the reader has scrolled down since the last call, in pixels. Parts above take another height once they are drawn,
 * and the browser scrolls so that what is being read stays in its place: that is none.
 */
function scrolled(): number {
  const by = read?.isConnected ? readTop - read.getBoundingClientRect().top : scrollY - lastTop;
  lastTop = scrollY;
  read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  readTop = read?.getBoundingClientRect().top ?? 0;
  return Math.abs(by) < 1 ? 0 : by;
}

/**
 * Hides the bar while the reader scrolls down, and shows it again on the way up or near the top. A jump to a part of a page,
 * known by its address, hides it whatever the direction: the part stands where the bar would be.
 */
function onScroll(): void {
  const bar = document.querySelector<HTMLElement>('.navbar');
  if (!bar) return;
  const by = scrolled();
  const isJump = location.hash !== '' && location.href !== lastAddress;
  // Past the end of the page some browsers spring back, which is no scrolling up.
  const isWithin = scrollY + innerHeight < document.documentElement.scrollHeight - bar.offsetHeight;
  if (scrollY < bar.offsetHeight) bar.removeAttribute('data-hidden');
  else if ((isJump || by > 0) && !isInUse(bar)) bar.setAttribute('data-hidden', '');
  else if (by < 0 && isWithin) bar.removeAttribute('data-hidden');
  lastAddress = location.href;
}

onScroll();
addEventListener('scroll', onScroll, { passive: true });
// A link to the place that the address names already leads there once more.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a[href*="#"]')) lastAddress = '';
});
