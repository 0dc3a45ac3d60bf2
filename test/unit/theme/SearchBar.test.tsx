/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SEARCH_INPUT_ID } from '../../../src/components/PageFinder/text';
import SearchBar from '../../../src/theme/SearchBar';

const mockPush = jest.fn();
jest.mock('@docusaurus/router', () => ({ useHistory: () => ({ push: mockPush }) }), { virtual: true });
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => `/sub${path}` }), {
  virtual: true,
});

beforeEach(() => {
  mockPush.mockClear();
});

test('the bar is a link to the search page', () => {
  render(<SearchBar />);
  expect(screen.getByRole('link', { name: 'Search docs' })).toHaveAttribute('href', '/search');
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens the search page', async (keys) => {
  render(<SearchBar />);
  await userEvent.keyboard(keys);
  expect(mockPush.mock.calls).toEqual([['/sub/search']]);
});

test('a slash that is typed into a field stays there, Ctrl+K works even there', async () => {
  render(
    <>
      <SearchBar />
      <textarea aria-label="Note" />
    </>,
  );
  const note = screen.getByRole('textbox', { name: 'Note' });
  await userEvent.type(note, 'and/or');
  expect(note).toHaveValue('and/or');
  expect(mockPush).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(mockPush).toHaveBeenCalledTimes(1);
});

test('keys that belong to someone else are left alone', () => {
  render(<SearchBar />);
  const untouched = [
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: '/', ctrlKey: true },
    { key: 'k', ctrlKey: true, isComposing: true },
  ].map((init) => fireEvent.keyDown(document.body, init));
  expect(untouched).toEqual([true, true, true, true]);
  expect(mockPush).not.toHaveBeenCalled();
});

test('on the search page the shortcut moves to its field instead', async () => {
  render(
    <>
      <SearchBar />
      <input id={SEARCH_INPUT_ID} aria-label="Page name" />
    </>,
  );
  await userEvent.keyboard('/');
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(mockPush).not.toHaveBeenCalled();
});
