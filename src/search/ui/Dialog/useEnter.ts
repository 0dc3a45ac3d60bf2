import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { isComposed } from '@site/src/lib/keyboard';
import { fieldOf } from './useCorrections';
import type { Progress } from './watchClient';

/** Delays Enter during a search, or before the dialog opens, until the first hit is visible. Typing cancels it. */
export function useEnter(
  dialog: RefObject<HTMLElement | null>,
  { isSearching, hasHits, outcome }: Progress,
  isEntered: boolean,
): void {
  const pending = useRef<KeyboardEventInit>(isEntered ? {} : undefined);

  // Use a layout effect, so that the listener is up to date before the next key press.
  useLayoutEffect(() => {
    const root = dialog.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.target !== fieldOf(dialog)) return;
      // Stop the Enter key that confirms a composed word in Safari, because DocSearch would open a hit.
      if (isComposed(event)) event.stopPropagation();
      if (isComposed(event) || !isSearching || hasHits) return;
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
    // Wait until DocSearch shows the hits, which takes a few more microtasks.
    const timer = setTimeout(() => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...pending.current });
      if (pending.current) fieldOf(dialog)?.dispatchEvent(event);
      pending.current = undefined;
    });
    return () => clearTimeout(timer);
  }, [dialog, isSearching, hasHits, outcome]);
}
