// Functions that find layout faults. The tests of all browsers run them in a page.

/** Pages with wide content: the home page, a class, guides, a comparison and the search. */
export const widePages = [
  ...['/', '/docs/classes/Player', '/docs/guides/troubleshooting', '/docs/guides/moving-up', '/docs/class/Filters'],
  ...['/versions?from=2.7.5&to=2.8.7', '/search?q=volume'],
];

/** Pages with sticky parts, each with a selector for the element from which the focus moves backward. */
export const stickyPages = [
  ['/docs/classes/Player', '.theme-doc-footer a, .page-tools a'],
  ['/versions?from=2.8.4&to=2.8.7', 'main details li a'],
] as const;

/** Opens all details in the content, and focuses the last element that matches the selector. */
export function focusLast(selector: string): void {
  document.querySelectorAll('main details').forEach((one) => one.setAttribute('open', ''));
  [...document.querySelectorAll<HTMLElement>(selector)].at(-1)!.focus();
}

/** Returns the name of the focused element if the navbar or another element covers it. */
export async function coveredFocus(): Promise<string> {
  await new Promise(requestAnimationFrame);
  // Ignores animations of hidden elements, because Firefox and WebKit never finish transitions inside closed details.
  const isVisible = ({ effect }: Animation) => (effect as KeyframeEffect).target?.checkVisibility();
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isVisible)
      .map(({ finished }) => finished),
  );
  const focused = document.activeElement!;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return focused.contains(hit) || hit?.contains(focused) ? '' : (focused.getAttribute('href') ?? focused.tagName);
}

/** Returns the texts of all navbar controls that overlap another control. */
export function overlaps(): string[] {
  const selector = '.navbar :is(.navbar__brand, .navbar__item, .navbar__toggle, search-bar > a, color-mode-toggle)';
  const boxes = Array.from(document.querySelectorAll(selector), (control) => ({
    control,
    box: control.getBoundingClientRect(),
  }));
  return boxes.flatMap(({ control, box }, index) => {
    const isOver = boxes.slice(index + 1).some((other) => {
      if (control.contains(other.control) || box.width === 0 || other.box.width === 0) return false;
      return box.left < other.box.right - 1 && other.box.left < box.right - 1;
    });
    return isOver ? [control.textContent] : [];
  });
}

/** Returns the number of pixels by which the page is wider than the window. */
export const overhangOf = () => document.documentElement.scrollWidth - window.innerWidth;
