import { liveSources, type LiveSource } from '../../../../src/features/statistics/LiveFigures/sources';

/** The moment at which the tests ask. */
export const now = Date.UTC(2026, 2, 10, 14, 5);

const day = (index: number) => new Date(Date.UTC(2025, 2, 10) + index * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** 365 days that end on the day before, with as many downloads as days have passed in their week. */
export const days = Array.from({ length: 365 }, (_, index) => ({ day: day(index), downloads: (index + 6) % 7 }));

export const repository = {
  ...{ stargazers_count: 1234, watchers_count: 1234, subscribers_count: 5, forks_count: 21, open_issues_count: 0 },
  ...{ created_at: '2023-07-04T10:00:00Z', pushed_at: '2026-03-10T14:00:00Z' },
};
const page = 'https://api.github.com/repositories/1/contributors?per_page=1&anon=true&page';

/** What each source answers when all is well, and what is made of it. */
export const good: Record<string, { body: unknown; link?: string; values: Record<string, unknown> }> = {
  repository: {
    body: repository,
    values: {
      ...{ stars: 1234, watchers: 5, forks: 21, issues: 0 },
      ...{ created: '2023-07-04T10:00:00.000Z', pushed: '2026-03-10T14:00:00.000Z' },
    },
  },
  contributors: {
    body: [{ login: 'first' }],
    link: `<${page}=2>; rel="next", <${page}=26>; rel="last"`,
    values: { contributors: 26 },
  },
  downloads: { body: { downloads: 1000 }, values: { downloads: 3000 } },
  package: {
    body: { time: { created: '2023-07-05T08:00:00.000Z', modified: '2026-01-01T08:00:00Z' } },
    values: { published: '2023-07-05T08:00:00.000Z', modified: '2026-01-01T08:00:00.000Z' },
  },
  year: {
    body: { start: days[0].day, end: days[364].day, downloads: days },
    values: { year: Array.from({ length: 52 }, (_, week) => ({ day: day(1 + 7 * week), downloads: 21 })) },
  },
};

export type Fetch = (address: string, options?: RequestInit) => Promise<Response>;

export function sourceOf(address: string): LiveSource {
  return liveSources.find((source) => source.addresses(now).includes(address))!;
}

/** Answers with the parts that the page reads. */
export function says(body: unknown, status = 200, link: string | null = null): Fetch {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const json = () => new Promise((resolve) => resolve(JSON.parse(text)));
  const headers = { get: (name: string) => (name === 'link' ? link : null) };
  return () => Promise.resolve({ status, ok: status >= 200 && status < 300, headers, json } as unknown as Response);
}

/** Answers as the host of this address does when all is well, but for the changed fields. */
export const well = (address: string, _?: RequestInit, changes: object = {}): Promise<Response> => {
  const { id } = sourceOf(address);
  const { body, link } = good[id];
  if (id !== 'downloads') return says(body, 200, link)(address);
  const [start, end] = new URL(address).pathname.split('/')[3].split(':');
  return says({ ...(body as object), start, end, ...changes })(address);
};
