import { useEffect, type RefObject } from 'react';

/** What Tab may stop at, of what can be seen. */
function tabStops(dialog: HTMLElement): HTMLElement[] {
  const candidates = dialog.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled');
  return Array.from(candidates).filter((element) => element.getClientRects().length > 0);
}

/**
 * Keeps the focus in the dialog: Tab goes from its last element to its first, and Shift+Tab back. DocSearch has a trap
 * that asks only once what the last element is; it never gets to see the key.
 */
export function useFocusTrap(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab' || !dialog.current) return;
      event.stopPropagation();
      const { activeElement } = document;
      const stops = tabStops(dialog.current);
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (activeElement === from || !dialog.current.contains(activeElement)) {
        event.preventDefault();
        to?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [dialog]);
}
