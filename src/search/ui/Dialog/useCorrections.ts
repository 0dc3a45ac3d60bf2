import { useLayoutEffect, useState, type RefObject } from 'react';
import { keepFocus } from '../Bar/keepFocus';
import { correct, hasTooManyRecent } from './corrections';

export const fieldOf = (dialog: RefObject<HTMLElement | null>): HTMLInputElement | null =>
  dialog.current?.querySelector<HTMLInputElement>('.DocSearch-Input') ?? null;

/** Makes DocSearch search, as after a focus event. The frame's field already has the focus, so it sends none. */
export const announceFocus = (field: HTMLInputElement | null): void =>
  void field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

/** Clears a field that contains only spaces. The native setter makes React treat the event as a change. */
function dropSpaces({ target }: Event): void {
  if (target instanceof HTMLInputElement && !target.value.trim())
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, '');
}

/** Keeps the focus on the search button when the reader clicks the backdrop to close the dialog. */
function keepButtonFocused(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches('.DocSearch-Container')) event.preventDefault();
}

/**
 * Corrects DocSearch's markup and focus after each render. Returns the container for notices, and a React key. A change
 * of this key restarts DocSearch.
 */
export function useCorrections(
  dialog: RefObject<HTMLElement | null>,
  start: HTMLElement,
  whole: HTMLElement,
): [notices: HTMLElement, round: number] {
  const [notices] = useState(() => document.createElement('div'));
  const [round, setRound] = useState(0);
  useLayoutEffect(() => {
    const root = dialog.current;
    const field = fieldOf(dialog);
    if (!root || !field) return undefined;
    // Set the focus now. DocSearch sets it too late and would lose the keys that the reader presses until then.
    if (document.activeElement === field) announceFocus(field);
    else field.focus();
    notices.className = 'search-dialog__notices';
    root.querySelector('.DocSearch-Dropdown')?.before(notices, whole);
    root.querySelector('.DocSearch-Dropdown')?.after(start);

    let focused: Element | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      // Ignore elements that the reader focused by touch, because focusing the field would open the on-screen keyboard.
      focused = target instanceof Element && target.matches(':focus-visible') ? target : null;
    };
    const onChange = (): void => {
      correct(root);
      if (hasTooManyRecent(root)) setRound(round + 1);
      // Move the focus to the search field, because the focused button disappears with its list entry.
      if (focused && !focused.isConnected && document.activeElement === document.body) field.focus();
    };
    correct(root);
    const observer = new MutationObserver(onChange);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class', 'aria-controls'] });
    const listeners = new AbortController();
    const { signal } = listeners;
    root.addEventListener('focusin', onFocus, { signal });
    root.addEventListener('input', dropSpaces, { signal, capture: true });
    root.addEventListener('mousedown', keepButtonFocused, { signal, capture: true });
    document.addEventListener('keydown', (event) => keepFocus(root, event), { signal, capture: true });
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, [dialog, notices, round, start, whole]);
  return [notices, round];
}
