import { liveSources, type LiveSource } from '../../../src/islands/LiveFigures/sources';

/** The time when the tests load live figures. */
export const now = new Date('2026-03-10T14:05:00Z');

const day = (index: number) => new Date(Date.UTC(2025, 2, 10 + index)).toISOString().slice(0, 10);
const lastPage = 'https://api.github.com/repositories/1/contributors?per_page=1&anon=true&page=26';

/** A valid response from each source, and the values in that response. */
export const responses: Record<string, { body: unknown; link?: string; values: Record<string, unknown> }> = {
  repository: {
    body: {
      ...{ stargazers_count: 1234, watchers_count: 1234, subscribers_count: 5, forks_count: 21, open_issues_count: 0 },
      ...{ created_at: '2023-07-04T10:00:00Z', pushed_at: '2026-03-10T14:00:00Z' },
    },
    values: {
      ...{ stars: 1234, watchers: 5, forks: 21, issues: 0 },
      ...{ created: '2023-07-04T10:00:00Z', pushed: '2026-03-10T14:00:00Z' },
    },
  },
  contributors: {
    body: [{ login: 'first' }],
    link: `<${lastPage}>; rel="last"`,
    values: { contributors: 26 },
  },
  // The total is the sum of three responses, one for each year.
  downloads: { body: { downloads: 1000 }, values: { downloads: 3000 } },
  package: {
    body: { time: { created: '2023-07-05T08:00:00.000Z', modified: '2026-01-01T08:00:00.000Z' } },
    values: { published: '2023-07-05T08:00:00.000Z', modified: '2026-01-01T08:00:00.000Z' },
  },
  year: {
    body: { downloads: Array.from({ length: 365 }, (_, index) => ({ day: day(index), downloads: (index + 6) % 7 })) },
    values: { year: Array.from({ length: 52 }, (_, week) => ({ day: day(1 + 7 * week), downloads: 21 })) },
  },
};

/** Returns the source that requests the given URL. */
export function sourceOf(url: string): LiveSource {
  return liveSources.find((source) => source.urls(now).includes(url))!;
}
