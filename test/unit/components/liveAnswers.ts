import { liveSources, type LiveSource } from '../../../src/components/LiveFigures/sources';

/** The moment at which the tests ask. */
export const NOW = Date.UTC(2026, 2, 10, 14, 5);

const DAY = 24 * 60 * 60 * 1000;
const day = (index: number) => new Date(Date.UTC(2025, 2, 10) + index * DAY).toISOString().slice(0, 10);

/** 365 days that end on the day before, with as many downloads as days have passed in their week. */
export const days = Array.from({ length: 365 }, (_, index) => ({ day: day(index), downloads: (index + 6) % 7 }));

interface Good {
  body: (address: string) => unknown;
  link?: string;
  values: Record<string, unknown>;
}

/** What each source answers when all is well, and what is made of it. */
export const good: Record<string, Good> = {
  repository: {
    body: () => ({
      ...{ stargazers_count: 1234, watchers_count: 1234, subscribers_count: 5, forks_count: 21, open_issues_count: 0 },
      ...{ created_at: '2023-07-04T10:00:00Z', pushed_at: '2026-03-10T14:00:00Z' },
    }),
    values: {
      ...{ stars: 1234, watchers: 5, forks: 21, issues: 0 },
      ...{ created: '2023-07-04T10:00:00.000Z', pushed: '2026-03-10T14:00:00.000Z' },
    },
  },
  contributors: {
    body: () => [{ login: 'first' }],
    link: '<https://api.github.com/repositories/1/contributors?per_page=1&anon=true&page=2>; rel="next", <https://api.github.com/repositories/1/contributors?per_page=1&anon=true&page=26>; rel="last"',
    values: { contributors: 26 },
  },
  downloads: {
    body: (address) => {
      const [start, end] = new URL(address).pathname.split('/')[3].split(':');
      return { downloads: 1000, start, end, package: 'magmastream' };
    },
    values: { downloads: 3000 },
  },
  package: {
    body: () => ({
      name: 'magmastream',
      time: { created: '2023-07-05T08:00:00.000Z', modified: '2026-01-01T08:00:00Z' },
    }),
    values: { published: '2023-07-05T08:00:00.000Z', modified: '2026-01-01T08:00:00.000Z' },
  },
  year: {
    body: () => ({ start: days[0].day, end: days[364].day, downloads: days, package: 'magmastream' }),
    values: { year: { from: '2025-03-11', counts: new Array(52).fill(21) } },
  },
};

/** The parts of an answer that the page reads. */
export function response(text: string, status = 200, link: string | null = null): Response {
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name: string) => (name === 'link' ? link : null) },
    text: () => Promise.resolve(text),
  } as unknown as Response;
}

/** The answer of the source that has this address, when all is well. */
export function answerTo(address: string): Response {
  const { body, link } = good[sourceOf(address).id];
  return response(JSON.stringify(body(address)), 200, link ?? null);
}

export function sourceOf(address: string): LiveSource {
  return liveSources.find((source) => source.addresses(NOW).includes(address))!;
}

/** Never answers; ends as the browser ends a request that is given up. */
export function silence(_: unknown, { signal }: RequestInit = {}): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The operation was aborted.', 'AbortError')));
  });
}
