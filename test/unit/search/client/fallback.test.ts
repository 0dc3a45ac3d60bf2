import type { LiteClient } from 'algoliasearch/lite';
import { withFallback } from '../../../../src/search/client/fallback';

const requestOf = (page?: number) => ({ requests: [{ indexName: 'magmastream', query: 'create', page }] });
const answerOf = (by: string) => ({ results: [{ query: by }] });
const unreachable = () => Promise.reject(Object.assign(new Error('Unreachable hosts'), { name: 'RetryError' }));
const lost = () => Promise.reject(new Error('No index'));
const hang = () => new Promise(() => undefined);

/** Returns a client with two fake sources, and the names of the sources that were asked. */
function clientOf(hosted: () => Promise<unknown>, index: () => Promise<unknown>) {
  const asked: string[] = [];
  const sources = { hosted, index };
  const source = (name: keyof typeof sources) =>
    ({ search: () => (asked.push(name), sources[name]()) }) as unknown as LiteClient;
  const client = withFallback(source('hosted'), () => source('index'), 3_000);
  return { asked, sources, search: (page?: number) => client.search(requestOf(page)) };
}

const byHost = () => Promise.resolve(answerOf('host'));
const byIndex = () => Promise.resolve(answerOf('index'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a search uses the hosts if they respond', async () => {
  const { search, asked } = clientOf(byHost, byIndex);
  expect(await search()).toEqual(answerOf('host'));
  expect(asked).toEqual(['hosted']);
});

test('a search uses the index for two minutes if the hosts are unreachable', async () => {
  const { search, asked, sources } = clientOf(unreachable, byIndex);
  expect(await search()).toEqual(answerOf('index'));
  sources.hosted = byHost;
  jest.advanceTimersByTime(119_000);
  expect(await search()).toEqual(answerOf('index'));
  jest.advanceTimersByTime(2_000);
  expect(await search()).toEqual(answerOf('host'));
  expect(asked).toEqual(['hosted', 'index', 'index', 'hosted']);
});

test('a search tries the hosts again if the clock is set back', async () => {
  const { search, sources } = clientOf(unreachable, byIndex);
  await search();
  sources.hosted = byHost;
  jest.setSystemTime(Date.now() - 1_000);
  expect(await search()).toEqual(answerOf('host'));
});

test('a search uses the index if no host responds within the timeout', async () => {
  const { search } = clientOf(hang, byIndex);
  const answer = jest.fn();
  void search().then(answer);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(answer).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(answer).toHaveBeenCalledWith(answerOf('index'));
});

test.each([
  ['unreachable', unreachable, 'Unreachable hosts'],
  ['silent', hang, 'The search hosts did not answer in time'],
])('a search rejects with an error about %s hosts if the index is missing too', async (_, hosted, message) => {
  const { search } = clientOf(hosted, lost);
  const outcome = expect(search()).rejects.toMatchObject({ name: 'RetryError', message });
  await jest.advanceTimersByTimeAsync(3_000);
  await outcome;
});

test('a search tries the hosts during the two minutes if the index is missing', async () => {
  const { search, sources } = clientOf(unreachable, lost);
  await expect(search()).rejects.toThrow('Unreachable hosts');
  sources.hosted = byHost;
  expect(await search()).toEqual(answerOf('host'));
});

test('a search for further hits rejects if the hosts are unreachable', async () => {
  const { search, asked } = clientOf(unreachable, byIndex);
  await expect(search(1)).rejects.toThrow('Unreachable hosts');
  expect(asked).toEqual(['hosted']);
});

test('a search rejects with the error that a host reports', async () => {
  const { search, asked } = clientOf(() => Promise.reject(new Error('Invalid API key')), byIndex);
  await expect(search()).rejects.toThrow('Invalid API key');
  expect(asked).toEqual(['hosted']);
});
