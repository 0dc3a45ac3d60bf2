const list = document.querySelector('.theme-doc-toc-desktop');
const links = [...(list?.querySelectorAll('a') ?? [])];
const active = 'table-of-contents__link--active';

const boxOf = (link: HTMLAnchorElement): DOMRect | undefined =>
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.getBoundingClientRect();

/** Returns the link to the section with a heading in the window's upper half, or that started above the window. */
function findActiveLink(): HTMLAnchorElement | undefined {
  // Uses binary search to find the first heading below the top of the window, because class pages have 100 headings.
  let [low, high] = [0, links.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((boxOf(links[middle])?.top ?? 0) < 0) low = middle + 1;
    else high = middle;
  }
  const box = low < links.length ? boxOf(links[low]) : undefined;
  return box && box.top > 0 && box.bottom < innerHeight / 2 ? links[low] : links[low - 1];
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
  const link = findActiveLink();
  const previous = links.find(({ classList }) => classList.contains(active));
  if (link === previous) return;
  reveal(link ?? links[0]);
  previous?.classList.remove(active);
  link?.classList.add(active);
}

document.addEventListener('scroll', update, { passive: true });
addEventListener('resize', update);
update();
