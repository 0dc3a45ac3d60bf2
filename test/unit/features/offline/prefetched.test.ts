import { prefetch, takePrefetched } from '../../../../src/features/offline/worker/prefetched';

const url = 'https://host/docs/intro';

beforeEach(() => {
  jest.useFakeTimers();
  global.fetch = () => Promise.resolve(new Response('page'));
});
afterEach(() => jest.useRealTimers());

test('a page that is prefetched again stays available for a full minute', async () => {
  void prefetch(url);
  jest.advanceTimersByTime(50_000);
  void prefetch(url);
  jest.advanceTimersByTime(50_000);
  expect(await (await takePrefetched(url))?.text()).toBe('page');
  expect(takePrefetched(url)).toBeUndefined();
});

test('a prefetched page expires after a minute', () => {
  void prefetch(url);
  jest.advanceTimersByTime(60_000);
  expect(takePrefetched(url)).toBeUndefined();
});
