import { decodeHash } from '../../lib/decodeHash';

const active = 'table-of-contents__link--active';
const list = document.querySelector('.theme-doc-toc-desktop');
const links = [...(list?.querySelectorAll('a') ?? [])];
const copies = document.querySelectorAll('.theme-doc-toc-mobile a');
const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1)))!);
const name = document.querySelector('[data-heading]');
let current = -1;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Returns the position in the window, in pixels, of the line above which the reader has read headings. */
function findLimit(): number {
  // The browser scrolls headings to their margin, which is below the navbar.
  const line = parseFloat(getComputedStyle(headings[0]).scrollMarginTop) + 8;
  const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  // At the end of the page, the section of the hash may stay below the line.
  const target = document.getElementById(decodeHash());
  const top = target ? topOf(target) : -1;
  if (top >= 0 && top < (isAtEnd ? innerHeight : line)) return top + 1;
  return isAtEnd && scrollY > 0 ? Infinity : line;
}

/** Returns the index of the last heading above the line, or -1. */
function findCurrent(): number {
  const limit = findLimit();
  // Uses binary search, because class pages have 100 headings.
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOf(headings[middle]) < limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Scrolls the table of contents, but not the page, to make the link visible. */
function reveal(link: HTMLAnchorElement): void {
  const [outer, inner] = [list!.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
  const top = inner.top - outer.top - outer.height / 2;
  list!.scrollBy({ top, behavior: isReduced ? 'instant' : 'smooth' });
}

/** Marks the current section's link. Measuring positions is cheap here, because scroll events fire after layout. */
function update(): void {
  const index = findCurrent();
  if (index === current) return;
  current = index;
  for (const link of document.querySelectorAll(`.${active}`)) link.classList.remove(active);
  for (const all of [links, copies]) all[index]?.classList.add(active);
  name!.textContent = links[index]?.textContent ?? '';
  reveal(links[Math.max(index, 0)]);
}

if (links.length > 0) {
  document.addEventListener('scroll', update, { passive: true });
  addEventListener('resize', update);
  addEventListener('hashchange', update);
  update();
}
