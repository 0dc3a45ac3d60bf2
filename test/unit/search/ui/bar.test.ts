/** @jest-environment jsdom */
import './site';
import { fireEvent, screen } from '@testing-library/react';
import { createFrame } from '../../../../src/search/ui/Bar/frame';
import { isLetterOrDigit, isPlainKey, isToggle } from '../../../../src/search/ui/Bar/keys';
import { selectedName } from '../../../../src/search/ui/Bar/selectedName';
import { currentVersion } from '../../../../src/config/versions';

// The test browser has no style sheets that scripts can add.
jest.mock('../../../../src/lib/addStyles');

test.each<[string, KeyboardEventInit]>([
  ['f', { ctrlKey: true }],
  ['d', { altKey: true }],
  ['Tab', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['/', { ctrlKey: true }],
])('the key %s with %j is left to the browser', (key, init) => {
  const event = new KeyboardEvent('keydown', { key, ...init });
  expect([isToggle(event), isPlainKey(event, '/'), isLetterOrDigit(event)]).toEqual([false, false, false]);
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

test('the frame waits for composed characters before the dialog replaces it', async () => {
  const onClose = (): void => undefined;
  const frame = createFrame({ query: '', isReplaced: true, version: currentVersion, onClose, onRetry: onClose });
  const field = screen.getByRole('combobox', { name: 'Search docs' });
  let isSettled = false;
  fireEvent.compositionStart(field);
  const settled = frame.settled().then(() => (isSettled = true));
  await new Promise((done) => setTimeout(done));
  expect(isSettled).toBe(false);
  fireEvent.compositionEnd(field);
  await settled;
});
