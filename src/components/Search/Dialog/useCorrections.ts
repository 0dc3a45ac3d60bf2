import { useLayoutEffect, type RefObject } from 'react';
import { correct } from './corrections';

/** Corrects the dialog as it appears and whenever DocSearch changes it, before the browser shows or tells the change. */
export function useCorrections(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = dialog.current;
    if (!root) return undefined;
    correct(root);
    const observer = new MutationObserver(() => correct(root));
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'aria-controls'] });
    return () => observer.disconnect();
  }, [dialog]);
}
