/** @jest-environment jsdom */
import { hasNoModifier, isKey, isSearchToggle } from '../../../src/lib/keyboard';

test.each<[string, KeyboardEventInit, boolean]>([
  ['QWERTY', { key: 'k', code: 'KeyK' }, true],
  ['QWERTY with Caps Lock', { key: 'K', code: 'KeyK' }, true],
  ['Dvorak', { key: 'k', code: 'KeyV' }, true],
  ['Dvorak at the position of K', { key: 't', code: 'KeyK' }, false],
  ['a Latin letter with an accent', { key: 'ö', code: 'KeyK' }, false],
  ['Russian', { key: 'л', code: 'KeyK' }, true],
  ['Greek', { key: 'κ', code: 'KeyK' }, true],
  ['Hebrew', { key: 'ל', code: 'KeyK' }, true],
  ['Arabic', { key: 'ن', code: 'KeyK' }, true],
  ['Thai', { key: 'า', code: 'KeyK' }, true],
  ['Russian at another position', { key: 'к', code: 'KeyR' }, false],
  ['a dead key', { key: 'Dead', code: 'KeyK' }, false],
  ['a keyboard without positions', { key: 'л', code: '' }, false],
])('isSearchToggle recognizes Ctrl+K on %s: %j is %s', (_, init, expected) => {
  expect(isSearchToggle(new KeyboardEvent('keydown', { ctrlKey: true, ...init }))).toBe(expected);
});

test.each<['/' | '?', KeyboardEventInit, boolean]>([
  ['/', { key: '/', code: 'Digit7', shiftKey: true }, true],
  ['/', { key: 'ظ', code: 'Slash' }, true],
  ['/', { key: '؟', code: 'Slash', shiftKey: true }, false],
  ['?', { key: '؟', code: 'Slash', shiftKey: true }, true],
  ['?', { key: '?', code: 'Minus', shiftKey: true }, true],
  ['/', { key: '.', code: 'Slash' }, false],
])('isKey recognizes the key %s: %j is %s', (character, init, expected) => {
  expect(isKey(new KeyboardEvent('keydown', init), character)).toBe(expected);
});

test('hasNoModifier accepts characters that need AltGr', () => {
  const altGr = { ctrlKey: true, altKey: true };
  expect(hasNoModifier(new KeyboardEvent('keydown', { key: '/', ...altGr, modifierAltGraph: true }))).toBe(true);
  expect(hasNoModifier(new KeyboardEvent('keydown', { key: '/', ...altGr }))).toBe(false);
});
