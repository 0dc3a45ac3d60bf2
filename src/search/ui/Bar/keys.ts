import { dialogQueryLimit } from '@site/src/search/engine/limits';

/** A press that opens a tab or a window, or does something else that is not ours. */
export function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** Ctrl+K or Cmd+K, which open and close the dialog from everywhere. */
export const isToggle = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** A slash outside of fields, which opens the dialog. */
export function isSlash(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return key === '/' && isPlain(event) && !isField;
}

/** A letter or digit: what a query may start with when it is typed on the button. */
export const isLetterOrDigit = (event: KeyboardEvent): boolean => isPlain(event) && /^[\p{L}\p{N}]$/u.test(event.key);

/**
 * What a text becomes when the key is pressed at its end, or null if a field would take no text from the key. AltGr
 * counts as Ctrl and Alt together, and is how some keyboards write `#` and `@`.
 */
export function typeKey(typed: string, event: KeyboardEvent): string | null {
  if (!isPlain(event) && !event.getModifierState('AltGraph')) return null;
  if (event.key === 'Backspace') return typed.slice(0, -1);
  return [...event.key].length === 1 ? (typed + event.key).slice(0, dialogQueryLimit) : null;
}
