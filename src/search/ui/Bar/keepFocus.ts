/** Keeps Tab and Shift+Tab inside a container. The last focusable element is followed by the first. */
export function keepFocus(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  // Bypass DocSearch's focus trap, because it ignores elements that were added later.
  event.stopPropagation();
  const all = Array.from(container.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled'));
  const stops = all.filter((element) => element.getClientRects().length > 0);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement === from || !container.contains(document.activeElement)) {
    event.preventDefault();
    to?.focus();
  }
}
