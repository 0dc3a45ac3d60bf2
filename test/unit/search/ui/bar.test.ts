/** @jest-environment jsdom */
import './site';
import { isPlainKey, isSearchToggle } from '../../../../src/lib/keyboard';
import { isLetterOrDigit } from '../../../../src/search/ui/Bar/keys';
import { selectedName } from '../../../../src/search/ui/Bar/selectedName';

test.each<[string, KeyboardEventInit]>([
  ['f', { ctrlKey: true }],
  ['d', { altKey: true }],
  ['Tab', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['/', { ctrlKey: true }],
])('the dialog leaves the key %s with %j to the browser', (key, init) => {
  const event = new KeyboardEvent('keydown', { key, ...init });
  expect([isSearchToggle(event), isPlainKey(event, '/'), isLetterOrDigit(event)]).toEqual([false, false, false]);
});

/** Keys of other keyboard layouts. `key` is the letter in the layout, and `code` is the position of the key. */
test.each<[string, boolean, KeyboardEventInit]>([
  ['Russian', true, { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['Russian with Caps Lock', true, { key: 'Л', code: 'KeyK', metaKey: true }],
  ['Greek', true, { key: 'κ', code: 'KeyK', ctrlKey: true }],
  ['Hebrew', true, { key: 'ל', code: 'KeyK', ctrlKey: true }],
  ['Arabic', true, { key: 'ن', code: 'KeyK', metaKey: true }],
  ['Dvorak', true, { key: 'k', code: 'KeyV', ctrlKey: true }],
  ['German slash', true, { key: '/', code: 'Digit7', shiftKey: true }],
  ['Russian slash', true, { key: '/', code: 'Backslash', shiftKey: true }],
  ['Hebrew slash', true, { key: '/', code: 'KeyQ' }],
  ['Dvorak T', false, { key: 't', code: 'KeyK', ctrlKey: true }],
  ['Turkish F', false, { key: 'm', code: 'KeyK', ctrlKey: true }],
  ['Russian with Alt', false, { key: 'л', code: 'KeyK', ctrlKey: true, altKey: true }],
  ['Russian V', false, { key: 'м', code: 'KeyV', ctrlKey: true }],
])('the search opens on the shortcut of each keyboard (%s: %s)', (_layout, opens, init) => {
  const event = new KeyboardEvent('keydown', init);
  expect(isSearchToggle(event) || isPlainKey(event, '/')).toBe(opens);
});

test.each([
  [' Player.setVolume ', ' Player.setVolume '],
  ['Plays the track.', ''],
  ['setVolume(50)', ''],
  ['a'.repeat(70), 'a'.repeat(64)],
])('the selected text "%s" becomes the query "%s"', (selected, query) => {
  document.body.textContent = selected;
  window.getSelection()?.selectAllChildren(document.body);
  expect(selectedName()).toBe(query);
  expect(window.getSelection()?.toString()).toBe('');
});
