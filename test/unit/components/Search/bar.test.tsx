/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchBar from '../../../../src/components/Search/Bar';
import { loadDialog } from '../../../../src/components/Search/Bar/loadDialog';

const mockNetwork = { isDown: true };
const mockPreload = jest.fn(() => Promise.resolve());
let mockListener: (location: unknown, action: string) => void = () => undefined;

jest.mock('../../../../src/components/Search/Dialog', () => {
  if (mockNetwork.isDown) throw new Error('The network is down');
  return {
    __esModule: true,
    default: ({ initialQuery, onClose }: { initialQuery: string; onClose: () => void }) => (
      <div role="dialog" aria-label="Search docs">
        <input aria-label="Query" defaultValue={initialQuery} />
        <button onClick={onClose}>Cancel</button>
      </div>
    ),
  };
});
jest.mock('../../../../src/search/client', () => ({
  preload: (...details: unknown[]) => mockPreload(...(details as [])),
}));
jest.mock(
  '@docusaurus/router',
  () => ({
    useHistory: () => ({
      listen: (listener: typeof mockListener) => {
        mockListener = listener;
        return () => (mockListener = () => undefined);
      },
    }),
  }),
  { virtual: true },
);
jest.mock('@docusaurus/useBaseUrl', () => ({ __esModule: true, default: (path: string) => `/sub${path}` }), {
  virtual: true,
});
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ siteConfig: { baseUrl: '/sub/' } }), { virtual: true });
jest.mock(
  '@docusaurus/theme-search-algolia/client',
  () => ({
    useAlgoliaThemeConfig: () => ({ algolia: { appId: 'not-configured', apiKey: 'not-configured' } }),
    useAlgoliaContextualFacetFilters: () => [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.7.5'],
    ],
  }),
  { virtual: true },
);

const button = () => screen.getByRole('button', { name: 'Search docs' });
const dialog = () => screen.queryByRole('dialog');
const query = async () => (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Query' })).value;
const leave = (action: string) => act(() => mockListener({}, action));
const press = (key: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });

beforeEach(() => {
  mockPreload.mockClear();
});

// First of all, because what has been loaded stays loaded.
test('a dialog that cannot be loaded is reported by the button, and the next press tries again', async () => {
  render(<SearchBar />);
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be loaded.*try again/);
  expect(dialog()).toBeNull();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.click(button());
  await screen.findByRole('alert');
  mockNetwork.isDown = false;
  await userEvent.click(button());
  expect(await query()).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the button is a link to the search page that says that it opens a dialog', () => {
  render(<SearchBar />);
  expect(button()).toHaveAttribute('href', '/sub/search');
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Cmd', { metaKey: true }],
  ['with Shift', { shiftKey: true }],
  ['with the middle button', { button: 1 }],
])('a click %s stays a click on a link', (_, init) => {
  render(<SearchBar />);
  let isTaken: boolean | undefined;
  // Has the last word, because jsdom cannot follow links.
  const onClick = (event: MouseEvent): void => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick, { once: true });
  fireEvent.click(button(), init);
  expect(isTaken).toBe(false);
  expect(button()).toHaveAttribute('aria-busy', 'false');
});

test.each([
  ['the pointer', () => fireEvent.mouseEnter(button())],
  ['the focus', () => fireEvent.focus(button())],
  ['a finger', () => fireEvent.touchStart(button())],
  ['a shortcut', () => press('k', { ctrlKey: true })],
])('%s has the index of the version that is read loaded', async (_, show) => {
  render(<SearchBar />);
  expect(mockPreload).not.toHaveBeenCalled();
  show();
  await waitFor(() => expect(mockPreload).toHaveBeenCalled());
  expect(mockPreload).toHaveBeenCalledWith({ baseUrl: '/sub/', hosted: undefined }, ['default', 'docs-default-2.7.5']);
  await act(loadDialog);
});

test('an index that cannot be loaded ahead is nothing to speak of', async () => {
  mockPreload.mockRejectedValueOnce(new Error('The network is down'));
  render(<SearchBar />);
  await userEvent.hover(button());
  await waitFor(() => expect(mockPreload).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])(
  '%s opens the dialog, Escape closes it and returns to the button',
  async (keys) => {
    render(<SearchBar />);
    await userEvent.keyboard(keys);
    expect(await query()).toBe('');
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(button()).toHaveFocus();
  },
);

test.each(['{Enter}', ' '])('"%s" on the button opens the dialog without a query', async (key) => {
  render(<SearchBar />);
  button().focus();
  await userEvent.keyboard(key);
  expect(await query()).toBe('');
});

test('Ctrl+K closes an open dialog, also from its field', async () => {
  render(<SearchBar />);
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('textbox'));
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(dialog()).toBeNull();
});

test('what is typed on the button and before the dialog is there becomes its query', async () => {
  render(<SearchBar />);
  button().focus();
  ['d', 'e', 's', 'x', 'Backspace', ' ', '/', 'Shift', '('].forEach((key) => press(key));
  press('Enter');
  expect(dialog()).toBeNull();
  expect(await query()).toBe('des /(');
});

test('what is typed after a shortcut becomes the query, up to 64 characters and not into the field that has the focus', async () => {
  render(
    <>
      <SearchBar />
      <textarea aria-label="Note" />
    </>,
  );
  screen.getByRole('textbox', { name: 'Note' }).focus();
  press('k', { ctrlKey: true });
  const untouched = Array.from('a'.repeat(70), (key) => press(key));
  expect(untouched).not.toContain(true);
  expect(await query()).toBe('a'.repeat(64));
});

test('a key typed on the button after the dialog was closed starts a new query', async () => {
  render(<SearchBar />);
  button().focus();
  press('a');
  expect(await query()).toBe('a');
  await userEvent.keyboard('{Escape}');
  press('b');
  expect(await query()).toBe('b');
});

test('Escape before the dialog is there calls it off', async () => {
  render(<SearchBar />);
  press('k', { ctrlKey: true });
  expect(button()).toHaveAttribute('aria-busy', 'true');
  press('Escape');
  await act(loadDialog);
  expect(dialog()).toBeNull();
  expect(button()).toHaveAttribute('aria-busy', 'false');
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
  expect(dialog()).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('keys that belong to someone else are left alone, even on the button', () => {
  render(<SearchBar />);
  button().focus();
  const untouched = [
    press('f', { ctrlKey: true }),
    press('f', { metaKey: true }),
    press('d', { altKey: true }),
    press('Tab'),
    press('Escape'),
    press('k', { ctrlKey: true, shiftKey: true }),
    press('/', { ctrlKey: true }),
    press('k', { ctrlKey: true, isComposing: true }),
    press('x', { isComposing: true }),
  ];
  expect(untouched).not.toContain(false);
  button().blur();
  expect(press('k')).toBe(true);
  expect(button()).toHaveAttribute('aria-busy', 'false');
});

describe('an open dialog', () => {
  const opened = async () => {
    render(<SearchBar />);
    await userEvent.click(button());
    await screen.findByRole('dialog');
    (document.activeElement as HTMLElement).blur();
  };

  test('goes away when the reader leaves the page, and the focus stays where it is', async () => {
    await opened();
    window.history.pushState(null, '', '#elsewhere');
    leave('PUSH');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(button()).not.toHaveFocus();
  });

  test('goes away when the reader goes back', async () => {
    await opened();
    leave('POP');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  test('stays when the address is only written anew', async () => {
    await opened();
    leave('REPLACE');
    expect(dialog()).toBeInTheDocument();
  });

  test('goes away by its own button, which leads back to the search button', async () => {
    await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(dialog()).toBeNull();
    expect(button()).toHaveFocus();
  });
});
