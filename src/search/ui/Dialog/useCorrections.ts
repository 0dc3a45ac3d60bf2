import { useLayoutEffect, useState, type RefObject } from 'react';
import { keepFocus } from '@site/src/search/ui/keepFocus';
import { correct, hasSurplus } from './corrections';

/** DocSearch's field. */
export function fieldOf(dialog: RefObject<HTMLElement | null>): HTMLInputElement | null {
  return dialog.current?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;
}

/** Empties a field in which there is nothing but spaces. React, whose own setter is passed by, learns it from the event. */
function dropSpaces({ target }: Event): void {
  if (target instanceof HTMLInputElement && !target.value.trim())
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, '');
}

/** The focus, which has come back to the button, would go to the page that was pressed. */
function keepPlace(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) event.preventDefault();
}

/**
 * Puts right what DocSearch does in the dialog, before the browser shows or tells it. Returns the place for notices
 * between the field and the results (React does not notice it, as the parts around it never change their order) and a
 * number for the present DocSearch, which has to start anew when that changes.
 */
export function useCorrections(dialog: RefObject<HTMLElement | null>): [notices: HTMLElement, round: number] {
  const [notices] = useState(() => document.createElement('div'));
  const [round, setRound] = useState(0);
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
      if (hasSurplus(root)) setRound(round + 1);
      // What had the focus is gone: a search that was removed, or the way to retry.
      if (focused && !focused.isConnected && document.activeElement === document.body) field.focus();
    };
    const onKeyDown = (event: KeyboardEvent): void => keepFocus(root, event);

    correct(root);
    const observer = new MutationObserver(onChange);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'aria-controls'] });
    root.addEventListener('focusin', onFocus);
    root.addEventListener('input', dropSpaces, true);
    root.addEventListener('mousedown', keepPlace, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', onFocus);
      root.removeEventListener('input', dropSpaces, true);
      root.removeEventListener('mousedown', keepPlace, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [dialog, notices, round]);
  return [notices, round];
}
