import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { fieldOf } from './useCorrections';
import type { Progress } from './watchClient';

/**
 * Holds back an Enter that is pressed while a search runs, or that was pressed before the dialog opened (`isEntered`), and
 * repeats it when the first hit is shown. Further typing cancels it.
 */
export function useEnter(
  dialog: RefObject<HTMLElement | null>,
  { isSearching, hasHits, outcome }: Progress,
  isEntered: boolean,
): void {
  const pending = useRef<KeyboardEventInit>(isEntered ? {} : undefined);

  // A layout effect, so that the listener knows about a search before the next key arrives.
  useLayoutEffect(() => {
    const root = dialog.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isEnter = event.key === 'Enter' && !event.isComposing && event.target === fieldOf(dialog);
      if (!isEnter || !isSearching || hasHits) return;
      event.preventDefault();
      event.stopPropagation();
      const { ctrlKey, metaKey, shiftKey } = event;
      pending.current = { ctrlKey, metaKey, shiftKey };
    };
    const cancel = (): void => void (pending.current = undefined);
    root?.addEventListener('keydown', onKeyDown, true);
    root?.addEventListener('input', cancel);
    return () => {
      root?.removeEventListener('keydown', onKeyDown, true);
      root?.removeEventListener('input', cancel);
    };
  }, [dialog, isSearching, hasHits]);

  useEffect(() => {
    if (!(hasHits || (outcome && !isSearching)) || !pending.current) return undefined;
    // DocSearch needs a few more promises before it shows the hits.
    const timer = setTimeout(() => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...pending.current });
      if (pending.current) fieldOf(dialog)?.dispatchEvent(event);
      pending.current = undefined;
    });
    return () => clearTimeout(timer);
  }, [dialog, isSearching, hasHits, outcome]);
}
