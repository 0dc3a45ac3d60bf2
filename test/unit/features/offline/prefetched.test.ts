import { prefetch, takePrefetched } from '../../../../src/features/offline/worker/prefetched';

const url = 'https://host/docs/intro';

const html = (text: string) => new Response(text, { headers: { 'content-type': 'text/html' } });
const page = `<meta name=build content=1>page`;

beforeEach(() => {
  jest.useFakeTimers();
  global.fetch = () => Promise.resolve(html(page));
});
afterEach(() => jest.useRealTimers());

test('a page that is prefetched again stays available for a full minute', async () => {
  void prefetch(url);
  jest.advanceTimersByTime(50_000);
  void prefetch(url);
  jest.advanceTimersByTime(50_000);
  expect(await (await takePrefetched(url))?.text()).toBe(page);
  expect(takePrefetched(url)).toBeUndefined();
});

test('a prefetched page expires after a minute', () => {
  void prefetch(url);
  jest.advanceTimersByTime(60_000);
  expect(takePrefetched(url)).toBeUndefined();
});

test('the worker does not open a prefetched page of another site, such as a captive portal', async () => {
  global.fetch = () => Promise.resolve(html('<title>Sign in</title>'));
  void prefetch(url);
  expect(await takePrefetched(url)).toBeUndefined();
});
