import { ask } from '../../../../src/features/statistics/LiveFigures/ask';
import { liveSources } from '../../../../src/features/statistics/LiveFigures/sources';
import { failureTexts } from '../../../../src/features/statistics/LiveFigures/text';
import { yearsSince } from '../../../../src/features/statistics/LiveFigures/values';
import {
  aborted,
  days,
  failures,
  fetchMock,
  good,
  now,
  repository,
  says,
  silent,
  well,
  type Fetch,
} from './liveAnswers';

/** Asks one source for as long as it may take. */
async function askOf(id: string, fetch: Fetch, { signal } = new AbortController(), time = 5000) {
  fetchMock.mockImplementation(fetch);
  const asking = ask(
    liveSources.find((source) => source.id === id)!,
    signal,
  );
  await jest.advanceTimersByTimeAsync(time);
  return asking;
}

describe.each(liveSources.map(({ id }) => id))('%s', (id) => {
  test('is read when all is well, without anything that tells who asks', async () => {
    expect(await askOf(id, well)).toEqual({ values: good[id].values, failure: null });
    for (const [address, options] of fetchMock.mock.calls) {
      expect(new URL(address).host).toMatch(/^(api\.github\.com|api\.npmjs\.org|registry\.npmjs\.org)$/);
      expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
      expect(options?.headers).toBeUndefined();
    }
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each(failures)('%s', async (_, fetch, told) => {
    const { values, failure } = await askOf(id, fetch);
    expect([values, failureTexts[failure!]]).toEqual([{}, told]);
  });

  test('is given up after five seconds, not before, and when nobody is interested any more', async () => {
    const [settled, stop] = [jest.fn(), new AbortController()];
    const asking = askOf(id, silent, stop, 0).then(settled);
    await jest.advanceTimersByTimeAsync(4999);
    expect(settled).not.toHaveBeenCalled();
    stop.abort();
    await asking;
    expect(aborted()).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});

const noCounts = [-1, 1.5, 1e12, '12', null, [3], {}, true, undefined];
const midnights = ['1970-01-01', '2999-01-01', '2025-13-40'].map((day) => `${day}T00:00:00Z`);
const noDates = [...midnights, 'yesterday', '2025-05-12', '', 1688464800, null, [], undefined];

test('the repository is no list of repositories', async () => {
  expect(await askOf('repository', says([repository]))).toEqual({ values: {}, failure: 'unreadable' });
});

test.each([
  ['stars', 'stargazers_count', noCounts],
  ['watchers', 'subscribers_count', noCounts],
  ['forks', 'forks_count', noCounts],
  ['issues', 'open_issues_count', noCounts],
  ['created', 'created_at', noDates],
  ['pushed', 'pushed_at', noDates],
])('the repository shows the others without a sound value of %s', async (figure, field, unsoundValues) => {
  const values = Object.fromEntries(Object.entries(good.repository.values).filter(([id]) => id !== figure));
  for (const value of unsoundValues) {
    const outcome = await askOf('repository', says({ ...repository, [field]: value }));
    expect(outcome).toEqual({ values, failure: 'unreadable' });
  }
});

test.each([
  [[], null, { contributors: 0 }],
  [[{}], null, { contributors: 1 }],
  [[{}], '<https://api.github.com/x?page=26&per_page=1>; rel="last"', { contributors: 26 }],
  [[{}], '<https://api.github.com/x?per_page=1&page=2>; rel="next"', {}],
  [[{}], '<https://api.github.com/x?per_page=9>; rel="last"', {}],
  [[{}], 'page=3', {}],
  [{}, '<https://api.github.com/x?page=26>; rel="last"', {}],
])('contributors: %j with the header %s are %j', async (body, link, values) => {
  expect((await askOf('contributors', says(body, 200, link))).values).toEqual(values);
});

test('all downloads are asked for year by year, no day twice, and few times even where a clock is wrong', () => {
  const years = ['2023-07-01:2024-06-30', '2024-07-01:2025-06-30', '2025-07-01:2026-03-10'];
  expect(yearsSince('2023-07-01', now)).toEqual(years);
  expect(yearsSince('2023-07-01', Date.UTC(2024, 6, 1))).toEqual([years[0], '2024-07-01:2024-07-01']);
  expect(yearsSince('2023-07-01', Date.UTC(1990, 0, 1))).toHaveLength(1);
  expect(yearsSince('2023-07-01', Date.UTC(9999, 0, 1)).length).toBeLessThanOrEqual(50);
});

test.each([
  ['are unavailable when one year fails', '2024-07-01', says('', 500), {}],
  ['are unavailable when a year is answered in part', '/', { start: '2024-01-01' }, {}],
  ['are unavailable when a year ends early', '/', { end: '2025-01-01' }, {}],
  ['are unavailable when a year has no count', '/', { downloads: -1 }, {}],
  ['may lack the newest days, with which npm is late', '2025-07-01:', { end: '2026-03-08' }, { downloads: 3000 }],
])('all downloads %s', async (_, part, change, values) => {
  const fetch: Fetch = (address) => {
    if (!address.includes(part)) return well(address);
    return typeof change === 'function' ? change(address) : well(address, {}, change);
  };
  expect((await askOf('downloads', fetch)).values).toEqual(values);
});

test.each<[string, object[]]>([
  ['too few days', days.slice(10)],
  ['a gap', days.filter((_, index) => index !== 100)],
  ['a day twice', days.map((one, index) => (index === 100 ? days[99] : one))],
  ['the wrong order', [...days].reverse()],
  ['a count below zero', days.map((one, index) => (index === 100 ? { ...one, downloads: -1 } : one))],
  ['a text for a count', days.map((one) => ({ ...one, downloads: String(one.downloads) }))],
  ['days of another age', days.map((one) => ({ ...one, day: one.day.replace(/^20/, '19') }))],
  ['days long ago', days.map((one) => ({ ...one, day: `${Number(one.day.slice(0, 4)) - 4}${one.day.slice(4)}` }))],
  ['no days', days.map((one) => ({ ...one, day: 'Monday' }))],
])('the last year is unavailable with %s', async (_, downloads) => {
  expect((await askOf('year', says({ downloads }))).values).toEqual({});
});
