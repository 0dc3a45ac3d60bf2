import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * A place between the field and the results of DocSearch, which has none of its own. React does not notice it: the parts
 * around it never change their order.
 */
export function useNoticeSlot(dialog: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const [slot, setSlot] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const place = document.createElement('div');
    place.className = 'search-dialog__notices';
    dialog.current?.querySelector('.DocSearch-Dropdown')?.before(place);
    setSlot(place);
    return () => place.remove();
  }, [dialog]);
  return slot;
}
