type Key = 'k' | '/' | '?';

/** The positions of the shortcut keys on US keyboards. */
const positions: Record<Key, string> = { k: 'KeyK', '/': 'Slash', '?': 'Slash' };

/** Matches names of keys, such as `Escape`, and all characters on keyboards for languages with Latin letters. */
const latin = /^[\p{ASCII}\p{Script=Latin}]*$/u;

/**
 * Returns true if the reader pressed the key of a shortcut. On keyboards without Latin letters, such as Cyrillic ones,
 * the position of the key counts. On Latin keyboards, such as Dvorak, only the character counts.
 */
export function isKey({ key, code, shiftKey }: KeyboardEvent, character: Key): boolean {
  if (latin.test(key)) return key.toLowerCase() === character;
  return code === positions[character] && shiftKey === (character === '?');
}

/** Returns true if no modifier key is down. Shift and AltGr do not count, because they type characters. */
export const hasNoModifier = (event: KeyboardEvent): boolean =>
  (!event.ctrlKey && !event.metaKey && !event.altKey) || event.getModifierState('AltGraph');

/**
 * Returns true for keys that belong to an input method, such as the Enter that confirms a composed word. Safari sends
 * this Enter after the composition, where only the code 229 identifies it.
 */
export const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;

/** Returns true for Ctrl+K and Cmd+K, which open and close the search. */
export const isSearchToggle = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && isKey(event, 'k');

/** Returns true if the reader typed the given character outside a text field and without a modifier key. */
export function isPlainKey(event: KeyboardEvent, character: Key): boolean {
  const { target } = event;
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
  return isKey(event, character) && hasNoModifier(event) && !isField;
}
