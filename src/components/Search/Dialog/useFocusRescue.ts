import { useEffect, type RefObject } from 'react';
import { fieldOf } from './useFieldFocus';

/** Gives the focus back to the field when what had it is gone: a search that was removed, or the way to retry. */
export function useFocusRescue(dialog: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = dialog.current;
    if (!root) return undefined;
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      // After a touch the field would bring up the keyboard of the screen.
      last = target instanceof Element && target.matches(':focus-visible') ? target : null;
    };
    const observer = new MutationObserver(() => {
      if (last && !last.isConnected && document.activeElement === document.body) fieldOf(dialog)?.focus();
    });
    root.addEventListener('focusin', onFocus);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [dialog]);
}
