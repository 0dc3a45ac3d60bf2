import { useLayoutEffect, type RefObject } from 'react';
import { isForBrowser } from '../Bar/keys';
import { isTaken } from './follow';

/** Has links in the dialog that lead to another place in this window followed by the application, where it runs. */
export function useLinks(dialog: RefObject<HTMLElement | null>, onLeave: () => void): void {
  useLayoutEffect(() => {
    const root = dialog.current;
    const onClick = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]:not([target])') : null;
      if (!link || isForBrowser(event)) return;
      onLeave();
      if (isTaken(link.pathname + link.search + link.hash)) event.preventDefault();
    };
    // Before DocSearch hears of it, and closes.
    root?.addEventListener('click', onClick, true);
    return () => root?.removeEventListener('click', onClick, true);
  }, [dialog, onLeave]);
}
