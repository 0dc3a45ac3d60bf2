import { decodeHash } from '../../lib/decodeHash';

const active = 'table-of-contents__link--active';
const list = document.querySelector('.theme-doc-toc-desktop');
const links = [...(list?.querySelectorAll('a') ?? [])];
const copies = document.querySelectorAll('.theme-doc-toc-mobile a');
const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1)))!);
const name = document.querySelector('[data-heading]');
let current = -1;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** Returns the vertical position, in pixels, of the line above which the reader has read all headings. */
function findLimit(): number {
  // Browsers scroll headings to their margin below the navbar, not to the top of the window.
  const line = parseFloat(getComputedStyle(headings[0]).scrollMarginTop) + 8;
  const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - 2;
  // Near the end of the page, a jump cannot move the section in the hash up to the line.
  const target = document.getElementById(decodeHash());
  const top = target ? topOf(target) : -1;
  if (top >= 0 && top < (isAtEnd ? innerHeight : line)) return top + 1;
  return isAtEnd && scrollY > 0 ? Infinity : line;
}

/** Returns the index of the last heading above the reading line, or -1. */
function findCurrent(): number {
  const limit = findLimit();
  // Use binary search, because some class pages have 100 headings.
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOf(headings[middle]) < limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Scrolls the table of contents, but not the page, until the link is visible. */
function reveal(link: HTMLAnchorElement): void {
  const [outer, inner] = [list!.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  const { matches: isReduced } = matchMedia('(prefers-reduced-motion: reduce)');
  const top = inner.top - outer.top - outer.height / 2;
  list!.scrollBy({ top, behavior: isReduced ? 'instant' : 'smooth' });
}

/** Marks the link of the current section. Measuring is fast here, because browsers fire scroll events after layout. */
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
