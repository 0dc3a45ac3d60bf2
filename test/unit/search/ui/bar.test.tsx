/** @jest-environment jsdom */
import './site';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchBar from '../../../../src/search/ui/Bar';
import { loadDialog } from '../../../../src/search/ui/Bar/control';
import '../../../../src/search/ui/Bar/searchBar.element';
import type { show } from '../../../../src/search/ui/Dialog';

const mockLoad = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
const mockSearcher = jest.fn((_baseUrl: string, _tags: string[]) => ({
  load: mockLoad,
  prefetchTexts: () => undefined,
}));

jest.mock('../../../../src/search/client/embedded', () => ({
  searcherFor: (baseUrl: string, tags: string[]) => mockSearcher(baseUrl, tags),
}));
jest.mock('../../../../src/search/ui/Dialog', () => {
  const mockShow: typeof show = ({ query, isEntered }) => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-label', isEntered ? 'Entered' : 'Search docs');
    dialog.innerHTML = '<input aria-label="Query" />';
    dialog.querySelector('input')?.setAttribute('value', query);
    return () => dialog.remove();
  };
  return { show: mockShow };
});

const button = () => screen.getByRole('button', { name: /^Search docs/ });
const dialog = () => screen.queryByRole('dialog');
const note = () => screen.getByRole('textbox', { name: 'Note' });
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const query = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Query' })).value;
const opens = async (withQuery = '') => expect(await query()).toBe(withQuery);
/** A simulated user who types without delay, so that the typing finishes before the dialog has loaded. */
const withoutDelay = userEvent.setup({ delay: null });
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search docs' });

beforeEach(() => {
  render(
    <>
      <SearchBar />
      <textarea aria-label="Note" />
    </>,
  );
});

// Closes the dialog after each test, because its state outlives the rendered page.
afterEach(() => void fireEvent.keyDown(document.body, { key: 'Escape' }));

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
])('a click %s follows the link', (_, init) => {
  let isPrevented: boolean | undefined;
  // Prevents the default action after all other listeners have run, because jsdom cannot follow links.
  const onClick = (event: MouseEvent): void => {
    isPrevented = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  fireEvent.click(button(), init);
  expect(isPrevented).toBe(false);
  expect(dialog()).toBeNull();
});

test.each([
  ['the pointer', () => fireEvent.pointerOver(button())],
  ['the focus', () => fireEvent.focusIn(button())],
  ['a finger', () => fireEvent.touchStart(button())],
  ['a shortcut', () => press('k', { ctrlKey: true })],
])('%s prefetches the index of the version of the page', async (_, show) => {
  mockSearcher.mockClear();
  mockLoad.mockClear();
  show();
  expect(mockSearcher).toHaveBeenCalledWith('/sub/', ['default', 'docs-default-2.7.5']);
  expect(mockLoad).toHaveBeenCalledWith('titles');
  await act(loadDialog);
});

test('a failed prefetch of the index shows no alert', async () => {
  mockLoad.mockRejectedValueOnce(new Error('The network is down'));
  await userEvent.hover(button());
  expect(mockLoad).toHaveBeenCalled();
  await act(loadDialog);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keys typed on the button while the dialog loads become the query', async () => {
  button().focus();
  await withoutDelay.keyboard('desx{Enter}{Backspace} /(');
  await opens('des /(');
  expect(dialog()).toHaveAccessibleName('Search docs');
});

test('Enter before the dialog opens is passed on', async () => {
  button().focus();
  await withoutDelay.keyboard('a{Enter}');
  await opens('a');
  expect(dialog()).toHaveAccessibleName('Entered');
});

test('keys typed after the shortcut become the query, up to 64 characters, and do not reach the focused field', async () => {
  note().focus();
  press('k', { ctrlKey: true });
  await withoutDelay.keyboard('a'.repeat(70));
  expect(note()).toHaveValue('');
  await opens('a'.repeat(64));
});

test('the frame waits for composed characters before the dialog replaces it', async () => {
  press('k', { ctrlKey: true });
  fireEvent.compositionStart(field());
  await act(loadDialog);
  await act(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  expect(field()).toHaveFocus();
  fireEvent.compositionEnd(field());
  await opens();
});

test.each([
  [' Player.setVolume ', ' Player.setVolume '],
  ['Plays the track.', ''],
  ['setVolume(50)', ''],
])('the dialog starts with the selected text "%s" as the query "%s"', async (selected, query) => {
  const text = document.body.appendChild(document.createElement('p'));
  text.textContent = selected;
  window.getSelection()?.selectAllChildren(text);
  press('k', { ctrlKey: true });
  expect(field()).toHaveValue(query);
  text.remove();
  await opens(query);
});

test('Escape cancels the loading of the dialog', async () => {
  press('k', { ctrlKey: true });
  expect(field()).toHaveFocus();
  press('Escape');
  expect(button()).toHaveFocus();
  await act(loadDialog);
  expect(dialog()).toBeNull();
});

// @spec 2.103
test('a slash is typed into a field, and Ctrl+K opens and closes the dialog from there', async () => {
  await userEvent.type(note(), 'and/or');
  expect(note()).toHaveValue('and/or');
  expect(dialog()).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  await opens();
  await userEvent.click(screen.getByRole('textbox', { name: 'Query' }));
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(dialog()).toBeNull();
});

test.each<[string, KeyboardEventInit]>([
  ['f', { ctrlKey: true }],
  ['f', { metaKey: true }],
  ['d', { altKey: true }],
  ['Tab', {}],
  ['Escape', {}],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['/', { ctrlKey: true }],
  ['k', { ctrlKey: true, isComposing: true }],
  ['x', { isComposing: true }],
])('the key %s with %j is left to the browser, even on the button', (key, init) => {
  button().focus();
  expect(press(key, init)).toBe(true);
  expect(dialog()).toBeNull();
});

test('a letter typed outside of the button is left to the page', () => {
  expect(press('k')).toBe(true);
  expect(dialog()).toBeNull();
});
