/** @jest-environment jsdom */
import { useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchPage from '../../../src/theme/SearchPage';

const doc = (id: string, prefix: string) => ({ id, path: `${prefix}/${id}` });
const mockVersions = [
  {
    name: 'current',
    label: 'v2.8.7 (current)',
    isLast: true,
    docs: ['classes/Manager', 'typedefs/manager/managerOptions'].map((id) => doc(id, '/docs')),
  },
  { name: '2.6.1', label: 'v2.6.1', isLast: false, docs: [doc('manager', '/docs/2.6.1')] },
];
const mockPreferred: { current: (typeof mockVersions)[number] | null } = { current: null };

function useMockQueryString(key: string): [string, (value: string) => void] {
  const [value, setValue] = useState(() => new URLSearchParams(window.location.search).get(key) ?? '');
  const update = (next: string): void => {
    const parameters = new URLSearchParams(window.location.search);
    parameters.set(key, next);
    window.history.replaceState(null, '', `?${parameters}`);
    setValue(next);
  };
  return [value, update];
}

jest.mock(
  '@docusaurus/Head',
  () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }),
  { virtual: true },
);
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => true }), { virtual: true });
jest.mock('@docusaurus/theme-common', () => ({ useQueryString: (key: string) => useMockQueryString(key) }), {
  virtual: true,
});
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({
    useVersions: () => mockVersions,
    useDocsPreferredVersion: () => ({ preferredVersion: mockPreferred.current }),
  }),
  { virtual: true },
);
jest.mock(
  '@theme/Heading',
  () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => <h1>{children}</h1> }),
  { virtual: true },
);
jest.mock(
  '@theme/Layout',
  () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => <div>{children}</div> }),
  { virtual: true },
);

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Page name' });

function open(address: string): void {
  window.history.replaceState(null, '', address);
  render(<SearchPage />);
}

afterEach(() => {
  mockPreferred.current = null;
});

test('an empty search says what to type, and the field has the focus', () => {
  open('/search');
  expect(screen.getByRole('heading', { name: 'Search the documentation' })).toBeInTheDocument();
  expect(screen.getByText(/finds pages by name/)).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/^Type a class/);
  expect(field()).toHaveFocus();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('typing finds pages, announces their number and keeps the address in step', async () => {
  open('/search');
  await userEvent.type(field(), 'manager');
  expect(screen.getByRole('status')).toHaveTextContent('2 pages found in v2.8.7 (current)');
  expect(screen.getByRole('link', { name: /^Manager/ })).toHaveAttribute('href', '/docs/classes/Manager');
  expect(window.location.search).toBe('?q=manager');
});

test('a shared address shows its search, in the version that it names', () => {
  open('/search?q=manager&version=2.6.1');
  expect(field()).toHaveValue('manager');
  expect(screen.getByRole('status')).toHaveTextContent('One page found in v2.6.1');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/docs/2.6.1/manager');
});

test('another version can be chosen', async () => {
  open('/search?q=manager');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Version' }), 'v2.6.1');
  expect(screen.getByRole('status')).toHaveTextContent('One page found in v2.6.1');
});

test('the version that the reader last read is searched unless the address names one', () => {
  mockPreferred.current = mockVersions[1] ?? null;
  open('/search?q=manager');
  expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('2.6.1');
});

test('without a hit the page says so and shows a hostile query as text', () => {
  open(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(screen.getByRole('status')).toHaveTextContent('has a name like “<img src=x onerror=alert(1)>”');
  expect(document.querySelector('main img')).toBeNull();
});

test('a query longer than 512 characters is cut off', () => {
  open(`/search?q=${'a'.repeat(600)}`);
  expect(field()).toHaveValue('a'.repeat(512));
  expect(field()).toHaveAttribute('maxlength', '512');
});

test('search engines are asked not to list the page', () => {
  open('/search');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});
