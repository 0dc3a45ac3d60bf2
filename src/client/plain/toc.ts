const links = document.getElementsByClassName('toc-highlight') as HTMLCollectionOf<HTMLAnchorElement>;
const active = 'table-of-contents__link--active';

const placeOf = (link: HTMLAnchorElement): DOMRect | undefined =>
  document.getElementById(decodeURIComponent(link.hash.slice(1)))?.getBoundingClientRect();

/**
 * The place in `links` of the first heading below the upper edge of the window, or their number; since headings follow
 * each other, it is found by looking at a few.
 */
function firstBelow(): number {
  let [low, high] = [0, links.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((placeOf(links[middle])?.top ?? 0) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Marks in the table of contents what is read: the part whose heading stands in the upper half of the window, or else the
 * one before it. Browsers tell of scrolling once a frame, when the places are known: to ask for some costs nothing.
 */
function mark(): void {
  const next = firstBelow();
  const place = next < links.length ? placeOf(links[next]) : undefined;
  const isRead = place && place.top > 0 && place.bottom < innerHeight / 2;
  const read = links.item(isRead ? next : next - 1);
  if (read?.classList.contains(active)) return;
  document.querySelectorAll(`.${active}`).forEach((link) => link.classList.remove(active));
  read?.classList.add(active);
}

document.addEventListener('scroll', mark, { passive: true });
addEventListener('resize', mark);
mark();
