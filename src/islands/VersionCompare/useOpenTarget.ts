import { useEffect, type RefObject } from 'react';

/** Opens the group in `list` that the URL hash points to. Runs when the list appears and whenever the hash changes. */
export function useOpenTarget(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openTarget = (): void => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const group = list.current?.contains(target) ? target?.closest('details') : null;
      if (!group) return;
      group.open = true;
      group.scrollIntoView();
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    return () => removeEventListener('hashchange', openTarget);
  }, [list]);
}
