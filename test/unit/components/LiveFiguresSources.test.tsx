import { ask } from '../../../src/components/LiveFigures/ask';
import { liveSources, type LiveSource } from '../../../src/components/LiveFigures/sources';
import { weekAfter, yearsSince } from '../../../src/components/LiveFigures/values';
import { answerTo, days, good, NOW, response, silence } from './liveAnswers';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  fetchMock.mockReset();
  global.fetch = fetchMock as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const never = (): AbortSignal => new AbortController().signal;
const source = (id: string): LiveSource => liveSources.find((candidate) => candidate.id === id)!;
const says =
  (body: unknown, status = 200, link: string | null = null) =>
  () =>
    Promise.resolve(response(typeof body === 'string' ? body : JSON.stringify(body), status, link));

const limit = { message: 'API rate limit exceeded for 192.0.2.1.', documentation_url: 'https://docs.github.com' };
const wrong: [name: string, body: unknown][] = [
  ['nothing', ''],
  ['HTML', '<!doctype html><title>Sign in</title>'],
  ['half of an answer', '{"stargazers_count": 12'],
  ['null', null],
  ['a number', 7],
  ['a text', '"ok"'],
  ['an empty object', {}],
  ['an error', { error: 'package magmastream not found' }],
  ['a list of lists', { downloads: [[]], time: [[]] }],
];

describe.each(liveSources.map((one) => [one.id, one] as const))('%s', (id, one) => {
  test('is read when all is well, without anything that tells who asks', async () => {
    fetchMock.mockImplementation((address) => Promise.resolve(answerTo(address)));
    expect(await ask(one, never())).toEqual({ values: good[id].values, failure: null });
    for (const [address, options] of fetchMock.mock.calls) {
      expect(new URL(address).host).toMatch(/^(api\.github\.com|api\.npmjs\.org|registry\.npmjs\.org)$/);
      expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
      expect(options?.headers).toBeUndefined();
    }
    expect(jest.getTimerCount()).toBe(0);
  });

  test('is unavailable when it cannot be reached', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask(one, never())).toEqual({ values: {}, failure: 'unreachable' });
  });

  test('is given up after five seconds, not before', async () => {
    fetchMock.mockImplementation(silence);
    const settled = jest.fn();
    const asking = ask(one, never()).then(settled);
    await jest.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await asking;
    expect(settled).toHaveBeenCalledWith({ values: {}, failure: 'slow' });
  });

  test('is given up when its answer starts and never ends', async () => {
    fetchMock.mockImplementation((address, options) => {
      const text = async (): Promise<string> => (await silence(address, options)).text();
      return Promise.resolve({ ...answerTo(address), text });
    });
    const asking = ask(one, never());
    await jest.advanceTimersByTimeAsync(5000);
    expect(await asking).toEqual({ values: {}, failure: 'slow' });
  });

  test.each([403, 429])('limits requests with %d', async (status) => {
    fetchMock.mockImplementation(says(limit, status));
    expect(await ask(one, never())).toEqual({ values: {}, failure: 'limited' });
  });

  test('limits requests with a message that is no error', async () => {
    fetchMock.mockImplementation(says(limit));
    expect(await ask(one, never())).toEqual({ values: {}, failure: 'limited' });
  });

  test.each([301, 404, 451, 500, 503])('answers with the status %d', async (status) => {
    fetchMock.mockImplementation(says('', status));
    expect(await ask(one, never())).toEqual({ values: {}, failure: 'refused' });
  });

  test.each(wrong)('answers with %s', async (_, body) => {
    fetchMock.mockImplementation(says(body));
    expect(await ask(one, never())).toEqual({ values: {}, failure: 'unreadable' });
  });

  test('stops when nobody is interested any more', async () => {
    fetchMock.mockImplementation(silence);
    const stop = new AbortController();
    const asking = ask(one, stop.signal);
    stop.abort();
    await asking;
    expect(fetchMock.mock.calls.every(([, options]) => options?.signal?.aborted)).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the repository', () => {
  const body = good.repository.body('') as Record<string, unknown>;
  const counts = [
    ['stars', 'stargazers_count'],
    ['watchers', 'subscribers_count'],
    ['forks', 'forks_count'],
    ['issues', 'open_issues_count'],
  ];
  const dates = [
    ['created', 'created_at'],
    ['pushed', 'pushed_at'],
  ];

  async function without(figure: string, change: object): Promise<void> {
    fetchMock.mockImplementation(says({ ...body, ...change }));
    const rest = Object.entries(good.repository.values).filter(([id]) => id !== figure);
    expect(await ask(source('repository'), never())).toEqual({
      values: Object.fromEntries(rest),
      failure: 'unreadable',
    });
  }

  test.each(counts)('shows the others without a sound count of %s', async (figure, field) => {
    for (const value of [-1, 1.5, 1e12, '12', null, [3], {}, true, undefined])
      await without(figure, { [field]: value });
  });

  test.each(dates)('shows the others without a sound date of %s', async (figure, field) => {
    const absurd = ['1970-01-01T00:00:00Z', '2999-01-01T00:00:00Z', '2025-13-40T00:00:00Z'];
    for (const value of [...absurd, 'yesterday', '2025-05-12', '', 1688464800, null, [], undefined])
      await without(figure, { [field]: value });
  });

  test('is no list of repositories', async () => {
    fetchMock.mockImplementation(says([body]));
    expect(await ask(source('repository'), never())).toEqual({ values: {}, failure: 'unreadable' });
  });
});

describe('the contributors', () => {
  test.each([
    [[], null, 0],
    [[{}], null, 1],
    [[{}], '<https://api.github.com/x?page=26&per_page=1>; rel="last"', 26],
    [[{}], '<https://api.github.com/x?per_page=1&page=2>; rel="next"', undefined],
    [[{}], '<https://api.github.com/x?per_page=9>; rel="last"', undefined],
    [[{}], 'page=3', undefined],
    [{}, '<https://api.github.com/x?page=26>; rel="last"', undefined],
  ])('%j with the header %s are %s', async (body, link, contributors) => {
    fetchMock.mockImplementation(says(body, 200, link));
    expect((await ask(source('contributors'), never())).values).toEqual(
      contributors === undefined ? {} : { contributors },
    );
  });
});

describe('all downloads', () => {
  test('are asked for year by year, and no day twice', () => {
    expect(yearsSince('2023-07-01', NOW)).toEqual([
      '2023-07-01:2024-06-30',
      '2024-07-01:2025-06-30',
      '2025-07-01:2026-03-10',
    ]);
    expect(yearsSince('2023-07-01', Date.UTC(2024, 6, 1))).toEqual(['2023-07-01:2024-06-30', '2024-07-01:2024-07-01']);
  });

  test('are few questions even where a clock is wrong', () => {
    expect(yearsSince('2023-07-01', Date.UTC(1990, 0, 1))).toHaveLength(1);
    expect(yearsSince('2023-07-01', Date.UTC(9999, 0, 1)).length).toBeLessThanOrEqual(50);
  });

  test.each([
    ['one year fails', (address: string) => (address.includes('2024-07-01') ? response('', 500) : answerTo(address))],
    ['a year is answered in part', (address: string) => partly(address, { start: '2024-01-01' })],
    ['a year ends early', (address: string) => partly(address, { end: '2025-01-01' })],
    ['a year has no count', (address: string) => partly(address, { downloads: -1 })],
  ])('are unavailable when %s', async (_, answer) => {
    fetchMock.mockImplementation((address) => Promise.resolve(answer(address)));
    expect((await ask(source('downloads'), never())).values).toEqual({});
  });

  test('may lack the newest days, with which npm is late', async () => {
    fetchMock.mockImplementation((address) =>
      Promise.resolve(address.includes('2025-07-01:') ? partly(address, { end: '2026-03-08' }) : answerTo(address)),
    );
    expect((await ask(source('downloads'), never())).values).toEqual({ downloads: 3000 });
  });

  function partly(address: string, change: object): Response {
    return response(JSON.stringify({ ...(good.downloads.body(address) as object), ...change }));
  }
});

describe('the last year', () => {
  const list = (downloads: unknown): Promise<unknown> => {
    fetchMock.mockImplementation(says({ downloads }));
    return ask(source('year'), never()).then(({ values }) => values);
  };

  test('is 52 whole weeks, of which the first day is known', () => {
    const weeks = good.year.values.year as { from: string; counts: number[] };
    expect(weekAfter(weeks, 0)).toBe('2025-03-11');
    expect(weekAfter(weeks, 51)).toBe('2026-03-03');
  });

  test.each([
    ['too short', days.slice(10)],
    ['a gap', days.filter((_, index) => index !== 100)],
    ['a day twice', days.map((one, index) => (index === 100 ? days[99] : one))],
    ['the wrong order', [...days].reverse()],
    ['a count below zero', days.map((one, index) => (index === 100 ? { ...one, downloads: -1 } : one))],
    ['a text for a count', days.map((one) => ({ ...one, downloads: String(one.downloads) }))],
    ['days of another age', days.map(({ day, downloads }) => ({ day: day.replace(/^20/, '19'), downloads }))],
    [
      'days long ago',
      days.map(({ day, downloads }) => ({ day: String(Number(day.slice(0, 4)) - 4) + day.slice(4), downloads })),
    ],
    ['no days', days.map(({ downloads }) => ({ day: 'Monday', downloads }))],
  ])('is unavailable with %s', async (_, downloads) => {
    expect(await list(downloads)).toEqual({});
  });
});
