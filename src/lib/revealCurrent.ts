/** Scrolls a menu, but not the page, to the entry of the current page, unless the entry is visible. */
export function revealCurrent(menu: Element): void {
  const current = menu.querySelector('[aria-current=page]');
  if (!current) return;
  const [outer, inner] = [menu.getBoundingClientRect(), current.getBoundingClientRect()];
  // The announcement bar moves the end of the sidebar below the window.
  const bottom = Math.min(outer.bottom, innerHeight);
  if (inner.top < outer.top || inner.bottom > bottom) menu.scrollTop += inner.top - outer.top - outer.height / 3;
}
