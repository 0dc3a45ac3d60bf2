/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SaveVersion from '../../../src/islands/SaveVersion';
import { OtherBuild } from '../../../src/features/offline/saved/page';
import { fetchList, removeVersion, savedVersions, saveVersion } from '../../../src/features/offline/saved/version';

jest.mock('../../../src/features/offline/saved/version');

const save = jest.mocked(saveVersion);
let worker: { state: string; onstatechange?: () => void };

beforeEach(() => {
  Object.defineProperty(window, 'caches', { value: {}, configurable: true });
  worker = { state: 'activated' };
  const register = () => Promise.resolve({ installing: worker });
  Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  const versions = { '2.8.5': { pages: ['a', 'b'], files: [], bytes: 4_460_000 } };
  jest.mocked(fetchList).mockResolvedValue({ build: '1', versions });
  jest.mocked(savedVersions).mockResolvedValue([]);
  save.mockReset().mockResolvedValue();
  jest.mocked(removeVersion).mockResolvedValue();
});

const button = (name: string) => screen.findByRole('button', { name });
const list = () => screen.getByRole('combobox', { name: 'Version' });
const choose = (version: string) => userEvent.selectOptions(list(), version);
/** Presses the button that saves 2.8.5. */
async function startSaving(): Promise<void> {
  await button('Save for offline');
  await choose('2.8.5');
  await userEvent.click(await button('Save for offline'));
}

test('the form shows the progress, disables the version list and stops on request', async () => {
  render(<SaveVersion />);
  await button('Save for offline');
  await choose('2.8.5');
  expect(await screen.findByText('2 pages, 4.5 MB')).toBeInTheDocument();
  save.mockImplementation((_version, _scope, { signal, onProgress }) => {
    onProgress(1, 2);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  await startSaving();
  expect(await screen.findByRole('progressbar')).toHaveValue(1);
  expect(list()).toBeDisabled();
  await userEvent.click(await button('Stop'));
  expect(await screen.findByText('Stopped. 2.8.5 has not been saved.')).toBeInTheDocument();
});

test.each([
  ['This browser does not have enough storage left for 2.8.5.', new DOMException('', 'QuotaExceededError')],
  ['Your browser settings do not allow', new DOMException('', 'SecurityError')],
  ['The site has been updated.', new OtherBuild('another build')],
  ['2.8.5 has been removed', Object.assign(new Error(), { name: 'Removed' })],
  ['Some files of 2.8.5 could not be downloaded.', new TypeError('Failed to fetch')],
])('the form shows the failure “%s” and retries', async (message, error) => {
  save.mockRejectedValueOnce(error);
  render(<SaveVersion />);
  await startSaving();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(list()).toBeEnabled();
  expect(await button('Save for offline')).toBeEnabled();
  await userEvent.click(await button('Retry'));
  expect(await screen.findByText(/^All pages of 2\.8\.5/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the form reports success only when the service worker is active', async () => {
  worker.state = 'installing';
  render(<SaveVersion />);
  await startSaving();
  expect(screen.queryByText(/^All pages of/)).toBeNull();
  worker.state = 'redundant';
  act(() => worker.onstatechange!());
  expect(await screen.findByRole('alert')).toHaveTextContent('Some files of 2.8.5 could not be downloaded.');
  worker.state = 'activated';
  await userEvent.click(await button('Retry'));
  expect(await screen.findByText(/^All pages of 2\.8\.5/)).toBeInTheDocument();
});

test('the form ignores a request that ends after a failure', async () => {
  let endRequest = () => {};
  save.mockImplementationOnce((_version, _scope, { signal, onProgress }) => {
    endRequest = () => void (signal.aborted || onProgress(1, 2));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  render(<SaveVersion />);
  await startSaving();
  await screen.findByRole('alert');
  act(endRequest);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(list()).toBeEnabled();
  expect(await button('Save for offline')).toBeEnabled();
});

test('the form lists every saved version, shows the state of each and removes the chosen version', async () => {
  const copy = (content: string, failure: string) => ({ name: content, content, build: '1', failure });
  jest.mocked(savedVersions).mockResolvedValue([copy('2.8.5', ''), copy('2.6.1', 'TypeError')]);
  render(<SaveVersion />);
  expect(await screen.findByText('Saved in this browser: 2.8.5, 2.6.1')).toBeInTheDocument();
  await screen.findByRole('option', { name: '2.8.5 – saved', selected: true });
  await choose('2.6.1 – saved, not updated');
  expect(await screen.findByText(/because the update failed/)).toBeInTheDocument();
  expect(await button('Update')).toBeEnabled();
  jest.mocked(savedVersions).mockResolvedValue([copy('2.8.5', '')]);
  await userEvent.click(await button('Remove'));
  expect(jest.mocked(removeVersion)).toHaveBeenCalledWith('2.6.1', expect.any(String));
  expect(await screen.findByText('Saved in this browser: 2.8.5')).toBeInTheDocument();
  expect(list()).toHaveValue('2.6.1');
});

test('the form offers the update of an earlier copy while the browser saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  jest.mocked(savedVersions).mockResolvedValue([{ name: '2.8.5', content: '2.8.5', build: '0', failure: '' }]);
  render(<SaveVersion />);
  await screen.findByRole('option', { name: '2.8.5 – saved, not updated' });
  expect(screen.getByText(/because your browser saves data/)).toBeInTheDocument();
  await userEvent.click(await button('Update'));
  expect(save).toHaveBeenCalledWith('2.8.5', expect.any(String), expect.anything());
  Reflect.deleteProperty(navigator, 'connection');
});

test('the form reports a version that the browser cannot remove', async () => {
  jest.mocked(savedVersions).mockResolvedValue([{ name: '2.8.5', content: '2.8.5', build: '1', failure: '' }]);
  jest.mocked(removeVersion).mockRejectedValueOnce(new DOMException('', 'UnknownError'));
  render(<SaveVersion />);
  await userEvent.click(await button('Remove'));
  expect(
    await screen.findByText('This browser could not remove 2.8.5. Reload the page, then try again.'),
  ).toBeVisible();
});

test('the form explains a missing connection and missing support', async () => {
  jest.mocked(fetchList).mockRejectedValue(new TypeError('Failed to fetch'));
  const { unmount } = render(<SaveVersion />);
  expect(await screen.findByText(/^The list of versions could not be loaded/)).toBeInTheDocument();
  unmount();
  Reflect.deleteProperty(window, 'caches');
  render(<SaveVersion />);
  expect(await screen.findByText(/^This browser cannot save pages/)).toBeInTheDocument();
});
