/** @jest-environment jsdom */
import type { ComponentType } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';

const mockModule = (content: unknown) => ({ __esModule: true, default: content });
const mockLoad = jest.fn<Promise<object>, []>();

const mockPlugin = { name: 'pages', id: 'default' };

jest.mock(
  '@generated/routesChunkNames',
  () => mockModule({ '/page-1': { __comp: 'page', __context: { plugin: 'plugin' } } }),
  { virtual: true },
);
jest.mock(
  '@generated/registry',
  () => mockModule({ page: [() => mockLoad()], plugin: [() => Promise.resolve(mockModule(mockPlugin))] }),
  { virtual: true },
);
jest.mock('@theme/Loading', () => jest.requireActual<object>('@docusaurus/core/lib/client/theme-fallback/Loading'), {
  virtual: true,
});

interface Creator {
  default: (path: string, hash: string) => ComponentType;
}

/** A page of the site as the framework makes it of a route. */
function createPage(): ComponentType {
  const creator = jest.requireActual<Creator>('@docusaurus/core/lib/client/exports/ComponentCreator');
  return creator.default('/page', '1');
}

const spinner = () => document.querySelector<SVGElement>('svg#loader');
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

// @spec 4.29 4.31 9.29 9.30
test('a page that takes more than 200 ms to load is announced by a spinner of 128 by 110, and then shown', async () => {
  let arrive: (page: object) => void = () => undefined;
  mockLoad.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const Page = createPage();
  render(<Page />);
  await pass(199);
  expect(spinner()).toBeNull();
  await pass(1);
  expect(spinner()).toHaveStyle({ width: '128px', height: '110px' });
  arrive(mockModule(() => <h1>Page</h1>));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
  expect(spinner()).toBeNull();
});

// @spec 4.30 4.31 8.5
test('a page that fails to load shows the error, and Retry shows the page', async () => {
  mockLoad.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
  const Page = createPage();
  render(<Page />);
  await pass(0);
  expect(screen.getByText('Error: Loading chunk 12 failed.')).toBeInTheDocument();
  mockLoad.mockResolvedValueOnce(mockModule(() => <h1>Page</h1>));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Page' })).toBeInTheDocument();
});

// @spec 5.12 8.23
test('a page without a default export is an error that asks for one', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  mockLoad.mockResolvedValueOnce({ __esModule: true });
  const Page = createPage();
  const crash = async () => {
    render(<Page />);
    await pass(0);
  };
  await expect(crash()).rejects.toThrow(
    "The page component at /page doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.",
  );
});
