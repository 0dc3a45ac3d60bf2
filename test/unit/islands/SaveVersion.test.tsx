/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SaveVersion from '../../../src/islands/SaveVersion';
import { OtherBuild } from '../../../src/features/offline/saved/page';
import { fetchList, savedVersions, saveVersion } from '../../../src/features/offline/saved/version';

jest.mock('../../../src/features/offline/saved/version');

const save = jest.mocked(saveVersion);

beforeEach(() => {
  Object.defineProperty(window, 'caches', { value: {}, configurable: true });
  const register = () => Promise.resolve();
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  const versions = { '2.8.5': { pages: ['a', 'b'], files: [], bytes: 4_460_000 } };
  jest.mocked(fetchList).mockResolvedValue({ build: '1', versions });
  jest.mocked(savedVersions).mockResolvedValue([]);
  save.mockReset().mockResolvedValue();
});

const button = (name: string) => screen.findByRole('button', { name });

test('shows the progress, disables other buttons and stops on request', async () => {
  render(<SaveVersion />);
  expect(await screen.findByText('2 pages, 4.5 MB')).toBeInTheDocument();
  save.mockImplementation((_version, _scope, { signal, onProgress }) => {
    onProgress(1, 2);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  await userEvent.click(await button('Save 2.8.5 for offline reading'));
  expect(await screen.findByRole('progressbar')).toHaveValue(1);
  expect(await button('Save 2.8.7 for offline reading')).toBeDisabled();
  await userEvent.click(await button('Stop saving 2.8.5'));
  expect(await screen.findByText('Stopped. 2.8.5 has not been saved.')).toBeInTheDocument();
});

test.each([
  ['This browser does not have enough storage left for 2.8.5.', new DOMException('', 'QuotaExceededError')],
  ['Your browser settings do not allow', new DOMException('', 'SecurityError')],
  ['The site has been updated.', new OtherBuild('another build')],
  ['Some files of 2.8.5 could not be downloaded.', new TypeError('Failed to fetch')],
])('shows the failure “%s” and retries', async (message, error) => {
  save.mockRejectedValueOnce(error);
  render(<SaveVersion />);
  await userEvent.click(await button('Save 2.8.5 for offline reading'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await button('Save 2.8.7 for offline reading')).toBeEnabled();
  await userEvent.click(await button('Retry'));
  expect(await screen.findByText(/^All pages of 2\.8\.5/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ignores a request that ends after a failure', async () => {
  let endRequest = () => {};
  save.mockImplementationOnce((_version, _scope, { signal, onProgress }) => {
    endRequest = () => void (signal.aborted || onProgress(1, 2));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  render(<SaveVersion />);
  await userEvent.click(await button('Save 2.8.5 for offline reading'));
  await screen.findByRole('alert');
  act(endRequest);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await button('Save 2.8.7 for offline reading')).toBeEnabled();
});

test('explains a missing connection and missing support', async () => {
  jest.mocked(fetchList).mockRejectedValue(new TypeError('Failed to fetch'));
  const { unmount } = render(<SaveVersion />);
  expect(await screen.findByText(/^The list of versions could not be loaded/)).toBeInTheDocument();
  unmount();
  Reflect.deleteProperty(window, 'caches');
  render(<SaveVersion />);
  expect(await screen.findByText(/^This browser cannot save pages/)).toBeInTheDocument();
});
