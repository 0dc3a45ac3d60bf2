/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import KeepVersion from '../../../../src/features/offline/SaveVersion';
import { OtherBuild } from '../../../../src/features/offline/saved/page';
import { fetchList, keepVersion } from '../../../../src/features/offline/saved/version';
import { keptVersions, removeVersion } from '../../../../src/features/offline/saved/versions';

jest.mock('../../../../src/features/offline/saved/version');
jest.mock('../../../../src/features/offline/saved/versions');

const keep = jest.mocked(keepVersion);
const register = jest.fn(() => Promise.resolve());

beforeEach(() => {
  Object.defineProperty(window, 'caches', { value: {}, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  const versions = { '2.8.5': { pages: ['a', 'b'], files: [], bytes: 4_460_000 } };
  jest.mocked(fetchList).mockResolvedValue({ build: '1', versions });
  jest.mocked(keptVersions).mockResolvedValue([]);
  jest.mocked(removeVersion).mockResolvedValue();
  keep.mockReset().mockResolvedValue();
});

const button = (name: string) => screen.findByRole('button', { name });

test('says what a version takes, how far it is, and that it is kept', async () => {
  render(<KeepVersion />);
  expect(await screen.findByText('2 pages, 4.5 MB')).toBeInTheDocument();
  let finish = () => {};
  keep.mockImplementation((_version, _list, _scope, { onProgress } = {}) => {
    onProgress?.(1, 2);
    return new Promise((done) => (finish = done));
  });
  await userEvent.click(await button('Keep 2.8.5 for reading offline'));
  expect(await screen.findByRole('progressbar')).toHaveValue(1);
  expect(await button('Keep 2.8.7 for reading offline')).toBeDisabled();
  jest.mocked(keptVersions).mockResolvedValue(['2.8.5']);
  finish();
  expect(await screen.findByText('Kept: 2 pages, 4.5 MB')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('All pages of 2.8.5');
  jest.mocked(keptVersions).mockResolvedValue([]);
  await userEvent.click(await button('Remove 2.8.5 from this browser'));
  expect(screen.getByRole('status')).toHaveTextContent('2.8.5 is removed from this browser.');
});

test('stops when it is asked to', async () => {
  render(<KeepVersion />);
  keep.mockImplementation(
    (_version, _list, _scope, { signal } = {}) =>
      new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('aborted')))),
  );
  await userEvent.click(await button('Keep 2.8.5 for reading offline'));
  await userEvent.click(await button('Stop keeping 2.8.5'));
  expect(await screen.findByText('Stopped. 2.8.5 is not kept.')).toBeInTheDocument();
});

test.each([
  ['There is no room left for 2.8.5 in this browser.', new DOMException('', 'QuotaExceededError')],
  ['The settings of this browser do not let', new DOMException('', 'SecurityError')],
  ['The site has changed meanwhile.', new OtherBuild('another build')],
  ['2.8.5 could not be fetched whole.', new TypeError('Failed to fetch')],
])('what fails is told: %s', async (words, error) => {
  keep.mockRejectedValue(error);
  render(<KeepVersion />);
  await userEvent.click(await button('Keep 2.8.5 for reading offline'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
});

test('without a connection it says that nothing is known, and without support that nothing can be kept', async () => {
  jest.mocked(fetchList).mockRejectedValue(new TypeError('Failed to fetch'));
  const { unmount } = render(<KeepVersion />);
  expect(await screen.findByText(/^What can be kept is not known/)).toBeInTheDocument();
  unmount();
  Reflect.deleteProperty(window, 'caches');
  render(<KeepVersion />);
  expect(await screen.findByText(/^This browser cannot keep pages/)).toBeInTheDocument();
});
