import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { fieldOf } from './useCorrections';
import type { Session } from './watchClient';

/**
 * Keeps an Enter that is pressed while a query is on its way, or was `isEntered` before the dialog was there, and presses
 * it again for the first hit when that is seen. It is taken back by typing on, and gone with the dialog.
 */
export function useEnter(
  dialog: RefObject<HTMLElement | null>,
  { isSearching, hasHits, outcome }: Session,
  isEntered: boolean,
): void {
  const kept = useRef<KeyboardEventInit>(isEntered ? {} : undefined);

  // As a layout effect it knows of a query before the next key.
  useLayoutEffect(() => {
    const root = dialog.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSearching || hasHits || event.key !== 'Enter' || event.isComposing || event.target !== fieldOf(dialog))
        return;
      event.preventDefault();
      event.stopPropagation();
      const { ctrlKey, metaKey, shiftKey } = event;
      kept.current = { ctrlKey, metaKey, shiftKey };
    };
    const takeBack = (): void => void (kept.current = undefined);
    root?.addEventListener('keydown', onKeyDown, true);
    root?.addEventListener('input', takeBack);
    return () => {
      root?.removeEventListener('keydown', onKeyDown, true);
      root?.removeEventListener('input', takeBack);
    };
  }, [dialog, isSearching, hasHits]);

  useEffect(() => {
    if (!(hasHits || (outcome && !isSearching)) || !kept.current) return undefined;
    // DocSearch takes over the answer some promises later.
    const timer = setTimeout(() => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...kept.current });
      if (kept.current) fieldOf(dialog)?.dispatchEvent(event);
      kept.current = undefined;
    });
    return () => clearTimeout(timer);
  }, [dialog, isSearching, hasHits, outcome]);
}
