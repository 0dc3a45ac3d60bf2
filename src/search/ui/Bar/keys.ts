import { dialogQueryLimit } from '@site/src/search/engine/limits';

/** Tells if the browser handles a click: it opens a tab or a window, for example. */
export function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

const hasNoModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** Tells if a key is Ctrl+K or Cmd+K, which open and close the dialog. */
export const isToggle = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Tells if a key is a slash outside of text fields, which opens the dialog. */
export function isSlash(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return key === '/' && hasNoModifier(event) && !isField;
}

/** Tells if a key pressed on the button starts a query. */
export const isLetterOrDigit = (event: KeyboardEvent): boolean =>
  hasNoModifier(event) && /^[\p{L}\p{N}]$/u.test(event.key);

/** Returns the text after a key is pressed at its end, or null for a key that types nothing. */
export function typeKey(typed: string, event: KeyboardEvent): string | null {
  // AltGr sets Ctrl and Alt. Some keyboards type `#` and `@` with it.
  if (!hasNoModifier(event) && !event.getModifierState('AltGraph')) return null;
  if (event.key === 'Backspace') return typed.slice(0, -1);
  return [...event.key].length === 1 ? (typed + event.key).slice(0, dialogQueryLimit) : null;
}
