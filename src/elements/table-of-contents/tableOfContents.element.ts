const links = document.getElementsByClassName('toc-highlight') as HTMLCollectionOf<HTMLAnchorElement>;
const active = 'table-of-contents__link--active';

const headingOf = (link: HTMLAnchorElement): HTMLElement | null =>
  document.getElementById(decodeURIComponent(link.hash.slice(1)));

/** A part begins where its heading does, and of a part that is far browsers know nothing but its edges. */
const startOf = (heading: HTMLElement | null): number =>
  (heading?.matches('section > :first-child') ? heading.parentElement : heading)?.getBoundingClientRect().top ?? 0;

/**
 * The place in `links` of the first heading below the upper edge of the window, or their number; since headings follow
 * each other, it is found by looking at a few.
 */
function firstBelow(): number {
  let [low, high] = [0, links.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (startOf(headingOf(links[middle])) < 0) low = middle + 1;
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
  const place = next < links.length ? headingOf(links[next])?.getBoundingClientRect() : undefined;
  const isRead = place && place.top > 0 && place.bottom < innerHeight / 2;
  const read = links.item(isRead ? next : next - 1);
  if (read?.classList.contains(active)) return;
  document.querySelectorAll(`.${active}`).forEach((link) => link.classList.remove(active));
  read?.classList.add(active);
}

document.addEventListener('scroll', mark, { passive: true });
addEventListener('resize', mark);
mark();
