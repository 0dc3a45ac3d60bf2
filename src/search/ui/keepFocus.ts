/**
 * Keeps the focus in a container, to be called with each key pressed in the document while that is wanted: Tab goes from
 * the last element that can be reached to the first, and Shift+Tab back.
 */
export function keepFocus(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  // DocSearch has a trap that asks only once what the last element is: it never gets to see the key.
  event.stopPropagation();
  const all = Array.from(container.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled'));
  const stops = all.filter((element) => element.getClientRects().length > 0 && !element.closest('[inert]'));
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement === from || !container.contains(document.activeElement)) {
    event.preventDefault();
    to?.focus();
  }
}
