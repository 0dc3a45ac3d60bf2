type Key = 'k' | '/' | '?';

/** The positions of the shortcut keys on US keyboards. */
const positions: Record<Key, string> = { k: 'KeyK', '/': 'Slash', '?': 'Slash' };

/** Matches key names, such as `Escape`, and all characters of keyboards for languages with Latin letters. */
const latin = /^[\p{ASCII}\p{Script=Latin}]*$/u;

/**
 * True if the reader pressed the key of a shortcut. On keyboards without Latin letters, such as Cyrillic keyboards, the
 * position of the key counts. On Latin keyboards, such as Dvorak, the character counts.
 */
export function isKey({ key, code, shiftKey }: KeyboardEvent, character: Key): boolean {
  if (latin.test(key)) return key.toLowerCase() === character;
  return code === positions[character] && shiftKey === (character === '?');
}

/** True if the reader holds no modifier key. Shift and AltGr do not count, because they type characters. */
export const hasNoModifier = (event: KeyboardEvent): boolean =>
  (!event.ctrlKey && !event.metaKey && !event.altKey) || event.getModifierState('AltGraph');

/**
 * True for keys that an input method handles, such as the Enter key that confirms a composed word. Safari sends this
 * key after the composition, so only its code 229 identifies it.
 */
export const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;

/** True for Ctrl+K and Cmd+K, which open and close the search dialog. */
export const isSearchToggle = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isKey(event, 'k');

/** True if the reader typed a character outside a text field and without a modifier key. */
export function isPlainKey(event: KeyboardEvent, character: Key): boolean {
  const { target } = event;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isKey(event, character) && hasNoModifier(event) && !isField;
}
