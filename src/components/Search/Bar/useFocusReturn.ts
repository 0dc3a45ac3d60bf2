import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to the element when the dialog closes, unless the reader left by it: on another page or at another
 * heading, the space bar should scroll and not open the dialog again.
 */
export function useFocusReturn(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const { href } = window.location;
    const { current } = element;
    return () => {
      if (window.location.href === href) current?.focus({ preventScroll: true });
    };
  }, [element, isOpen]);
}
