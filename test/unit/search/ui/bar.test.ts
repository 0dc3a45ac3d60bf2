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
])('the key %s with %j is left to the browser', (key, init) => {
  const event = new KeyboardEvent('keydown', { key, ...init });
  expect([isSearchToggle(event), isPlainKey(event, '/'), isLetterOrDigit(event)]).toEqual([false, false, false]);
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
