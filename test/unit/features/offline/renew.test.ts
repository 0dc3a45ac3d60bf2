import { savedVersions, saveVersion } from '../../../../src/features/offline/saved/version';
import { renewSaved } from '../../../../src/features/offline/worker/renew';

jest.mock('../../../../src/features/offline/saved/version', () => ({
  ...jest.requireActual<object>('../../../../src/features/offline/saved/version'),
  savedVersions: jest.fn(),
  saveVersion: jest.fn(),
}));

const site = { scope: 'https://host/', build: 'b2' };
const copy = { name: '2.8.5 b1 https://host/', content: '2.8.5', build: 'b1', failure: '' };
const save = jest.mocked(saveVersion);
/** The text of the cache entry for `offline.json`. */
let mark: string;
let connection: object;

beforeEach(() => {
  save.mockReset().mockResolvedValue();
  mark = '';
  connection = {};
  Object.defineProperty(global, 'navigator', { get: () => ({ connection }), configurable: true });
  const put = async (_: string, response: Response) => void (mark = await response.text());
  global.caches = {
    has: (name: string) => Promise.resolve(name === copy.name),
    open: () => Promise.resolve({ put }),
  } as unknown as CacheStorage;
});

const renew = async (saved: object = {}) => {
  jest.mocked(savedVersions).mockResolvedValue([{ ...copy, ...saved }]);
  await renewSaved(site);
  return save.mock.calls.length;
};

test.each([
  ['updates a copy of an earlier build', {}, 1],
  ['tries again after a failed download', { failure: 'TypeError', failedBuild: 'b2' }, 1],
  ['skips a copy of this build', { build: 'b2' }, 0],
  ['skips a build that did not fit into the storage', { failure: 'QuotaExceededError', failedBuild: 'b2' }, 0],
  ['tries the next build after full storage', { failure: 'QuotaExceededError', failedBuild: 'b1' }, 1],
])('renewSaved %s', async (_, saved, count) => {
  expect(await renew(saved)).toBe(count);
});

test('renewSaved does not download a version while the browser saves data', async () => {
  connection = { saveData: true };
  expect(await renew()).toBe(0);
});

test('renewSaved updates a version only once at a time', async () => {
  jest.mocked(savedVersions).mockResolvedValue([copy]);
  await Promise.all([renewSaved(site), renewSaved(site)]);
  expect(save).toHaveBeenCalledTimes(1);
});

test.each([
  ['a file fails', {}, () => Promise.reject(new TypeError())],
  ['the reader removes the version', { name: 'removed' }, () => new Promise<void>((resolve) => setTimeout(resolve))],
])('renewSaved stops the download if %s', async (_, saved, end) => {
  save.mockImplementation((__, ___, { onProgress }) => (onProgress(1, 2), end()));
  await renew(saved);
  expect(save.mock.calls[0][2].signal.aborted).toBe(true);
});

test('renewSaved records a failure in the earlier copy', async () => {
  save.mockRejectedValue(new DOMException('', 'QuotaExceededError'));
  await renew();
  expect(mark).toBe('QuotaExceededError b2');
});

test('renewSaved does not record a failure if the reader has removed the version', async () => {
  save.mockRejectedValue(new TypeError());
  await renew({ name: 'removed' });
  expect(mark).toBe('');
});
