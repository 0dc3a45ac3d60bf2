/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SaveVersion from '../../../../src/features/offline/SaveVersion';
import { OtherBuild } from '../../../../src/features/offline/saved/page';
import { fetchList, savedVersions, saveVersion } from '../../../../src/features/offline/saved/version';

jest.mock('../../../../src/features/offline/saved/version');

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
  await userEvent.click(await button('Keep 2.8.5 for reading offline'));
  expect(await screen.findByRole('progressbar')).toHaveValue(1);
  expect(await button('Keep 2.8.7 for reading offline')).toBeDisabled();
  await userEvent.click(await button('Stop keeping 2.8.5'));
  expect(await screen.findByText('Stopped. 2.8.5 is not kept.')).toBeInTheDocument();
});

test.each([
  ['There is no room left for 2.8.5 in this browser.', new DOMException('', 'QuotaExceededError')],
  ['The settings of this browser do not let', new DOMException('', 'SecurityError')],
  ['The site has changed meanwhile.', new OtherBuild('another build')],
  ['2.8.5 could not be fetched whole.', new TypeError('Failed to fetch')],
])('shows the failure “%s” and retries', async (message, error) => {
  save.mockRejectedValueOnce(error);
  render(<SaveVersion />);
  await userEvent.click(await button('Keep 2.8.5 for reading offline'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await button('Keep 2.8.7 for reading offline')).toBeEnabled();
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
  await userEvent.click(await button('Keep 2.8.5 for reading offline'));
  await screen.findByRole('alert');
  act(endRequest);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(await button('Keep 2.8.7 for reading offline')).toBeEnabled();
});

test('explains a missing connection and missing support', async () => {
  jest.mocked(fetchList).mockRejectedValue(new TypeError('Failed to fetch'));
  const { unmount } = render(<SaveVersion />);
  expect(await screen.findByText(/^What can be kept is not known/)).toBeInTheDocument();
  unmount();
  Reflect.deleteProperty(window, 'caches');
  render(<SaveVersion />);
  expect(await screen.findByText(/^This browser cannot keep pages/)).toBeInTheDocument();
});
