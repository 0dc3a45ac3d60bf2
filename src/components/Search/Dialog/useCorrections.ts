import { useLayoutEffect, useState, type RefObject } from 'react';
import { keepFocus } from '@site/src/client/keepFocus';
import { correct } from './corrections';

/** DocSearch's field. */
export function fieldOf(dialog: RefObject<HTMLElement | null>): HTMLInputElement | null {
  return dialog.current?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}

/**
 * Puts right what DocSearch does in the dialog, before the browser shows or tells it. Returns the place for notices
 * between the field and the results: React does not notice it, as the parts around it never change their order.
 */
export function useCorrections(dialog: RefObject<HTMLElement | null>): HTMLElement {
  const [notices] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const root = dialog.current;
    const field = fieldOf(dialog);
    if (!root || !field) return undefined;
    // DocSearch puts the caret behind the query a moment later, and a key in between would be lost.
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    notices.className = 'search-dialog__notices';
    root.querySelector('.DocSearch-Dropdown')?.before(notices);

    let focused: Element | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      // After a touch the field would bring up the keyboard of the screen.
      focused = target instanceof Element && target.matches(':focus-visible') ? target : null;
    };
    const onChange = (): void => {
      correct(root);
      // What had the focus is gone: a search that was removed, or the way to retry.
      if (focused && !focused.isConnected && document.activeElement === document.body) field.focus();
    };
    const onKeyDown = (event: KeyboardEvent): void => keepFocus(root, event);

    correct(root);
    const observer = new MutationObserver(onChange);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'aria-controls'] });
    root.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [dialog, notices]);
  return notices;
}
