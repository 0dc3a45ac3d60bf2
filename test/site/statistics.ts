import type { Locator, Page, Route } from '@playwright/test';
import { expect } from './support';

export type Answer = (route: Route) => Promise<void>;

const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Link' };
export const json = (body: unknown, more: Record<string, string> = {}): Answer => {
  return (route) => route.fulfill({ headers: { ...headers, ...more }, json: body });
};
export const status = (code: number, body = ''): Answer => {
  return (route) => route.fulfill({ status: code, headers, body });
};

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A year that ended yesterday, with 10 downloads a day. */
export function lastYear(now: number) {
  const days = Array.from({ length: 365 }, (_, index) => ({ day: dayOf(now - (365 - index) * DAY), downloads: 10 }));
  return { package: 'magmastream', start: days[0].day, end: days[364].day, downloads: days };
}

/** 1000 downloads in any time that is asked for. */
const point: Answer = (route) => {
  const [start, end] = new URL(route.request().url()).pathname.split('/')[3].split(':');
  return json({ downloads: 1000, start, end, package: 'magmastream' })(route);
};

export const names = ['repository', 'contributors', 'downloads', 'package', 'year'] as const;
export type Source = (typeof names)[number];

/** Everything that the page asks of other hosts: where, what is answered when all is well, and what is made of it. */
export const sources: Record<Source, { address: string; answer: Answer; figures: Record<string, string | RegExp> }> = {
  repository: {
    address: 'https://api.github.com/repos/Magmastream-NPM/magmastream',
    answer: json({
      ...{ stargazers_count: 1234, subscribers_count: 5, forks_count: 21, open_issues_count: 3 },
      ...{ created_at: '2023-07-04T10:00:00Z', pushed_at: '2025-09-27T10:00:00Z' },
    }),
    figures: {
      ...{ stars: '1,234', watchers: '5', forks: '21', issues: '3' },
      ...{ created: '4 July 2023', pushed: '27 September 2025' },
    },
  },
  contributors: {
    address: 'https://api.github.com/repos/Magmastream-NPM/magmastream/contributors?*',
    answer: json([{}], {
      Link: '<https://api.github.com/repositories/1/contributors?per_page=1&anon=true&page=2>; rel="next", <https://api.github.com/repositories/1/contributors?per_page=1&anon=true&page=26>; rel="last"',
    }),
    figures: { contributors: '26' },
  },
  downloads: {
    address: 'https://api.npmjs.org/downloads/point/**',
    answer: point,
    figures: { downloads: /^\d,000$/ },
  },
  package: {
    address: 'https://registry.npmjs.org/magmastream',
    answer: json({ time: { created: '2023-07-05T08:00:00.000Z', modified: '2025-09-28T08:00:00.000Z' } }),
    figures: { published: '5 July 2023', modified: '28 September 2025' },
  },
  year: {
    address: 'https://api.npmjs.org/downloads/range/last-year/magmastream',
    answer: (route) => json(lastYear(Date.now()))(route),
    figures: { year: '3,640' },
  },
};

/** Answers for all hosts, changed where a test says so; returns the addresses that are asked for. */
export async function answer(page: Page, changes: Partial<Record<Source, Answer>> = {}): Promise<string[]> {
  const asked: string[] = [];
  for (const name of names) {
    await page.route(sources[name].address, (route) => {
      asked.push(name);
      return (changes[name] ?? sources[name].answer)(route);
    });
  }
  return asked;
}

export const panel = (page: Page) => page.getByRole('heading', { name: 'GitHub', level: 3 });
export const figure = (page: Page, id: string) => page.locator(`[data-figure="${id}"]`);
export const value = (page: Page, id: string) => figure(page, id).locator('dd').first();
export const retry = (figureOf: Locator) => figureOf.getByRole('button', { name: 'Retry' });
export const summary = (page: Page) => page.getByRole('main').getByRole('status');

/** Goes to the live figures, and waits until each of them has come to an end. */
export async function comeIntoView(page: Page) {
  await panel(page).scrollIntoViewIfNeeded();
  await expect(summary(page)).toContainText('up to date');
}

export async function expectValues(page: Page, name: Source) {
  for (const [id, text] of Object.entries(sources[name].figures)) {
    await expect(value(page, id), id).toHaveText(text);
    await expect(figure(page, id)).toContainText(/as of \d\d:\d\d/);
  }
}

export async function expectUnavailable(page: Page, name: Source, reason: string) {
  for (const id of Object.keys(sources[name].figures)) {
    await expect(value(page, id), id).toHaveText('Unavailable');
    await expect(figure(page, id)).toContainText(reason);
    await expect(retry(figure(page, id))).toBeVisible();
  }
}
