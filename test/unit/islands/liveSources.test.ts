import { fetchValues, liveSources, yearsUntil } from '../../../src/islands/LiveFigures/sources';
import { now, responses, sourceOf } from './liveHosts';

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

const idle = new AbortController().signal;
const sourceBy = (id: string) => liveSources.find((source) => source.id === id)!;

/** Mocks all hosts: `respond` returns the response for each source. */
function mockFetch(respond: (id: string) => Response): jest.Mock<Promise<Response>, [string, RequestInit]> {
  const mock = jest.fn((url: string, _: RequestInit) => Promise.resolve(respond(sourceOf(url).id)));
  global.fetch = mock as unknown as typeof fetch;
  return mock;
}
const json = (body: unknown, link?: string): Response => Response.json(body, { headers: link ? { link } : {} });
const valid = (id: string): Response => json(responses[id].body, responses[id].link);

test.each(liveSources.map(({ id }) => id))('a request reads %s without identifying the reader', async (id) => {
  const mock = mockFetch(valid);
  expect(await fetchValues(sourceBy(id), idle)).toEqual(responses[id].values);
  for (const [url, options] of mock.mock.calls) {
    expect(new URL(url).host).toMatch(/^(api\.github\.com|api\.npmjs\.org|registry\.npmjs\.org)$/);
    expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(options.headers).toBeUndefined();
  }
});

const failures: [what: string, respond: () => Response][] = [
  ...[403, 404, 429, 500].map((status): [string, () => Response] => [
    `status ${status}`,
    () => Response.json({}, { status }),
  ]),
  ['no content', () => new Response('')],
  ['HTML', () => new Response('<!doctype html><title>Sign in</title>')],
  ['truncated JSON', () => new Response('{"stargazers_count": 12')],
  ...[null, 7, 'ok', {}, { error: 'not found' }, { downloads: [[]], time: [[]] }].map(
    (body): [string, () => Response] => [`the JSON ${JSON.stringify(body)}`, () => json(body)],
  ),
];

test.each(liveSources.flatMap(({ id }) => failures.map(([what, respond]) => [id, what, respond] as const)))(
  'the parser rejects %s on %s',
  async (id, _, respond) => {
    mockFetch(respond);
    await expect(fetchValues(sourceBy(id), idle)).rejects.toThrow();
  },
);

test.each([-1, 1.5, '12', null, [3], {}, true, undefined])('the parser rejects %j as a count', async (forks) => {
  mockFetch(() => json({ ...(responses.repository.body as object), forks_count: forks }));
  await expect(fetchValues(sourceBy('repository'), idle)).rejects.toThrow('GitHub repository: unexpected response');
});

test('the parser rejects a year with too few days', async () => {
  const { downloads } = responses.year.body as { downloads: object[] };
  mockFetch(() => json({ downloads: downloads.slice(10) }));
  await expect(fetchValues(sourceBy('year'), idle)).rejects.toThrow('unexpected response');
});

test('the site requests downloads year by year since the first release', () => {
  const years = ['2023-07-01:2024-06-30', '2024-07-01:2025-06-30', '2025-07-01:2026-03-10'];
  expect(yearsUntil(now)).toEqual(years);
  expect(yearsUntil(new Date('2024-07-01T00:00:00Z'))).toEqual([years[0], '2024-07-01:2024-07-01']);
});
