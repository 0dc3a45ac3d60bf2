import { checkCode, Failed, Stopped } from '@site/src/islands/CodeCheck/checkCode';

const worker = { terminate: jest.fn(), onerror: undefined as (() => void) | undefined };
const findBreaks = jest.fn<Promise<unknown>, unknown[]>();
jest.mock('@site/src/features/versions/compiler/startWorker', () => ({
  startWorker: () => ({ worker, remote: { findBreaks } }),
  workerUrl: () => '/assets/js/compiler.js',
}));
jest.mock('@site/src/lib/loadCode', () => ({ renewFile: () => Promise.resolve() }));
jest.mock('@site/src/features/versions/comparison/loadData', () => ({ loadData: () => Promise.resolve('') }));

const run = ({ signal } = new AbortController()): Promise<unknown> =>
  checkCode({ files: [], from: '2.7.5', to: '2.8.7', signal });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
  worker.terminate.mockClear();
});

test('a check stops when the worker does not respond for two minutes', async () => {
  findBreaks.mockReturnValue(new Promise(() => undefined));
  const result = expect(run()).rejects.toThrow(Stopped);
  await jest.advanceTimersByTimeAsync(120_000);
  await result;
});

test('a check stops when the reader stops it', async () => {
  findBreaks.mockReturnValue(new Promise(() => undefined));
  const controller = new AbortController();
  const result = expect(run(controller)).rejects.toThrow(Stopped);
  controller.abort();
  await result;
});

test("a failed check shows the compiler's reason", async () => {
  findBreaks.mockRejectedValue(new RangeError('Maximum call stack size exceeded'));
  await expect(run()).rejects.toThrow(new Failed('RangeError: Maximum call stack size exceeded'));
});

test('a check reports a compiler that does not load', async () => {
  findBreaks.mockReturnValue(new Promise(() => undefined));
  const result = expect(run()).rejects.toThrow('The compiler could not be loaded.');
  worker.onerror?.();
  await result;
});
