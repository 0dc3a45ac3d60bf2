import { dialogQueryLimit } from '@site/src/search/engine/protocol';

/** True if the browser should handle a click, for example to open a new tab. */
export function isForBrowser({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}

const hasNoModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** True if a key is Ctrl+K or Cmd+K, which open and close the dialog. */
export const isToggle = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** True if a key is a slash outside of text fields, which opens the dialog. */
export function isSlash(event: KeyboardEvent): boolean {
  const { key, target } = event;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return key === '/' && hasNoModifier(event) && !isField;
}

/** True if a key pressed on the button starts a query. */
export const isLetterOrDigit = (event: KeyboardEvent): boolean =>
  hasNoModifier(event) && /^[\p{L}\p{N}]$/u.test(event.key);

/** Applies a key press at the end of a text. Returns null for a key that types nothing. */
export function typeKey(typed: string, event: KeyboardEvent): string | null {
  // AltGr sets Ctrl and Alt, but some keyboards need AltGr for `#` and `@`.
  if (!hasNoModifier(event) && !event.getModifierState('AltGraph')) return null;
  if (event.key === 'Backspace') return typed.slice(0, -1);
  return [...event.key].length === 1 ? (typed + event.key).slice(0, dialogQueryLimit) : null;
}
