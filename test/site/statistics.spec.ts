import type { Locator, Page, Route } from '@playwright/test';
import { contrastViolations, prepareAxe, violations } from './axe';
import { at, expect, open, running, test, withoutStorage } from './support';

type Answer = (route: Route) => Promise<void>;

const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Link' };
const json = (body: unknown, more: Record<string, string> = {}): Answer => {
  return (route) => route.fulfill({ headers: { ...headers, ...more }, json: body });
};
const status = (code: number, body = ''): Answer => {
  return (route) => route.fulfill({ status: code, headers, body });
};

const DAY = 24 * 60 * 60 * 1000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A year that ended yesterday, with 10 downloads a day. */
function lastYear(now: number) {
  const days = Array.from({ length: 365 }, (_, index) => ({ day: dayOf(now - (365 - index) * DAY), downloads: 10 }));
  return { package: 'magmastream', start: days[0].day, end: days[364].day, downloads: days };
}

/** 1000 downloads in any time that is asked for. */
const point: Answer = (route) => {
  const [start, end] = new URL(route.request().url()).pathname.split('/')[3].split(':');
  return json({ downloads: 1000, start, end, package: 'magmastream' })(route);
};

const names = ['repository', 'contributors', 'downloads', 'package', 'year'] as const;
type Source = (typeof names)[number];

/** Everything that the page asks of other hosts: where, what is answered when all is well, and what is made of it. */
const sources: Record<Source, { address: string; answer: Answer; figures: Record<string, string | RegExp> }> = {
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
async function answer(page: Page, changes: Partial<Record<Source, Answer>> = {}): Promise<string[]> {
  const asked: string[] = [];
  for (const name of names) {
    await page.route(sources[name].address, (route) => {
      asked.push(name);
      return (changes[name] ?? sources[name].answer)(route);
    });
  }
  return asked;
}

const panel = (page: Page) => page.getByRole('heading', { name: 'GitHub', level: 3 });
const figure = (page: Page, id: string) => page.locator(`[data-figure="${id}"]`);
const value = (page: Page, id: string) => figure(page, id).locator('dd').first();
const retry = (figureOf: Locator) => figureOf.getByRole('button', { name: 'Retry' });
const summary = (page: Page) => page.getByRole('main').getByRole('status');

/** Goes to the live figures, and waits until each of them has come to an end. */
async function comeIntoView(page: Page) {
  await panel(page).scrollIntoViewIfNeeded();
  await expect(summary(page)).toContainText('up to date');
}

async function expectValues(page: Page, name: Source) {
  for (const [id, text] of Object.entries(sources[name].figures)) {
    await expect(value(page, id), id).toHaveText(text);
    await expect(figure(page, id)).toContainText(/as of \d\d:\d\d/);
  }
}

async function expectUnavailable(page: Page, name: Source, reason: string) {
  for (const id of Object.keys(sources[name].figures)) {
    await expect(value(page, id), id).toHaveText('Unavailable');
    await expect(figure(page, id)).toContainText(reason);
    await expect(retry(figure(page, id))).toBeVisible();
  }
}

test.describe('live figures', () => {
  test('ask nothing before they come into view, then each source once', async ({ page }) => {
    const asked = await answer(page);
    await open(page, '/statistics');
    await expect(page.locator('h1')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await comeIntoView(page);
    // The sum of all downloads takes a request for each year.
    expect(asked.filter((name, index) => name !== 'downloads' || asked.indexOf(name) === index).sort()).toEqual(
      [...names].sort(),
    );
    for (const name of names) await expectValues(page, name);
    await expect(summary(page)).toHaveText('All 11 figures are up to date.');
  });

  test('show a sparkline with the numbers behind it', async ({ page }) => {
    await answer(page);
    await open(page, '/statistics');
    await comeIntoView(page);
    const year = figure(page, 'year');
    await expect(year.getByRole('img')).toHaveAccessibleName('Downloads per week, between 70 and 70');
    await expect(year.getByRole('table')).toBeHidden();
    await year.getByText('Show the numbers').click();
    await expect(year.getByRole('row')).toHaveCount(53);
  });

  for (const width of [390, 1280]) {
    test(`take the same room in every state at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const wait =
        (name: Source): Answer =>
        async (route) => {
          await held;
          await sources[name].answer(route);
        };
      await answer(page, Object.fromEntries(names.map((name) => [name, wait(name)])));
      await open(page, '/statistics');
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const untouched = await height();
      await panel(page).scrollIntoViewIfNeeded();
      await expect(figure(page, 'stars')).toContainText('Loading');
      expect(await height(), 'loading').toBe(untouched);
      release();
      await expect(summary(page)).toContainText('All 11');
      expect(await height(), 'loaded').toBe(untouched);

      await page.evaluate(() => localStorage.clear());
      await page.unrouteAll();
      await answer(page, Object.fromEntries(names.map((name) => [name, status(429)])));
      await open(page, '/statistics');
      await comeIntoView(page);
      expect(await height(), 'failed').toBe(untouched);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
    });
  }
});

/** What can go wrong with a source, and what the page says of it; the unit tests know more. */
const failures: [name: string, answer: Answer, reason: string][] = [
  ['cannot be reached', (route) => route.abort(), 'cannot be reached'],
  ['limits requests', status(403, '{"message":"API rate limit exceeded"}'), 'Too many requests'],
  ['answers in HTML', status(200, '<!doctype html><p>Hello</p>'), 'makes no sense'],
  ['answers something else', json({ time: 'now', downloads: {}, stargazers_count: '7' }), 'makes no sense'],
];

test.describe('a source that', () => {
  for (const [what, broken, reason] of failures) {
    for (const name of names) {
      test(`${what} leaves the others alone, and answers after Retry: ${name}`, async ({ page }) => {
        await answer(page, { [name]: broken });
        await open(page, '/statistics');
        await comeIntoView(page);
        await expectUnavailable(page, name, reason);
        for (const other of names.filter((one) => one !== name)) await expectValues(page, other);
        await expect(page.getByText('This page crashed')).toHaveCount(0);
        expect(await page.evaluate((id) => localStorage.getItem(`magmastream.live.${id}`), name)).toBeNull();

        await page.unrouteAll();
        await answer(page);
        const [first] = Object.keys(sources[name].figures);
        await retry(figure(page, first)).click();
        await expectValues(page, name);
        await expect(value(page, first)).toBeFocused();
      });
    }
  }

  test('answers in part shows that part, and keeps nothing of it', async ({ page }) => {
    await answer(page, {
      repository: json({ stargazers_count: 7, forks_count: -1, created_at: '1970-01-01T00:00:00Z' }),
    });
    await open(page, '/statistics');
    await comeIntoView(page);
    await expect(value(page, 'stars')).toHaveText('7');
    for (const id of ['watchers', 'forks', 'issues', 'created', 'pushed']) {
      await expect(value(page, id), id).toHaveText('Unavailable');
    }
    await expect(summary(page)).toHaveText('6 of 11 figures are up to date.');
    expect(await page.evaluate(() => localStorage.getItem('magmastream.live.repository'))).toBeNull();
  });

  for (const name of names) {
    test(`is slow is given up after five seconds: ${name}`, async ({ page }) => {
      await page.clock.install();
      await answer(page, { [name]: () => new Promise(() => {}) });
      await open(page, '/statistics');
      await panel(page).scrollIntoViewIfNeeded();
      for (const other of names.filter((one) => one !== name)) await expectValues(page, other);
      const [first] = Object.keys(sources[name].figures);
      await expect(figure(page, first)).toContainText('Loading');
      await page.clock.runFor(5000);
      await expectUnavailable(page, name, 'No answer within 5 seconds');
    });
  }

  test('fails with all the others leaves a page that works', async ({ page }) => {
    await answer(page, Object.fromEntries(names.map((name) => [name, status(503)])));
    await open(page, '/statistics');
    await comeIntoView(page);
    await expect(summary(page)).toHaveText('0 of 11 figures are up to date.');
    for (const name of names) await expectUnavailable(page, name, 'answers with an error');
    await expect(page.getByText('This page crashed')).toHaveCount(0);
    await expect(page.getByRole('img', { name: 'Symbols' })).toBeVisible();
  });
});

test.describe('what was answered', () => {
  test('is kept for an hour, then asked for again, and marked as stale while nobody answers', async ({ page }) => {
    const start = new Date('2026-03-10T14:05:00');
    await page.clock.install({ time: start });
    const then = json(lastYear(start.getTime()));
    let asked = await answer(page, { year: then });
    await open(page, '/statistics');
    await comeIntoView(page);
    expect(asked.length).toBeGreaterThan(0);
    await expect(figure(page, 'stars')).toContainText(/as of 14:0[5-9]/);

    await page.unrouteAll();
    asked = await answer(page, { year: then });
    await page.clock.fastForward('55:00');
    await open(page, '/statistics');
    await comeIntoView(page);
    for (const name of names) await expectValues(page, name);
    await expect(figure(page, 'stars')).toContainText(/as of 14:0[5-9]/);
    expect(asked).toEqual([]);

    await page.unrouteAll();
    asked = await answer(page, Object.fromEntries(names.map((name) => [name, status(500)])));
    await page.clock.fastForward('10:00');
    await open(page, '/statistics');
    await comeIntoView(page);
    expect([...new Set(asked)].sort()).toEqual([...names].sort());
    await expect(value(page, 'stars')).toHaveText('1,234');
    await expect(figure(page, 'stars')).toContainText(/Last visit: 10 March 2026, 14:0[5-9]/);
    await expect(summary(page)).toHaveText('0 of 11 figures are up to date.');

    await page.unrouteAll();
    await answer(page, { year: then, repository: json({ stargazers_count: 1235 }) });
    await retry(figure(page, 'stars')).click();
    await expect(value(page, 'stars')).toHaveText('1,235');
    await expect(figure(page, 'stars')).toContainText('as of 15:');
    await expect(figure(page, 'forks')).toContainText('Last visit');
  });

  test('is asked for again where what is stored makes no sense', async ({ page }) => {
    const asked = await answer(page);
    await page.addInitScript(() => {
      const values = { stars: -1, watchers: 'x', forks: [], issues: null, created: '<b>', pushed: '9999-99-99' };
      localStorage.setItem('magmastream.live.repository', JSON.stringify({ shape: 1, at: Date.now(), values }));
      localStorage.setItem('magmastream.live.contributors', '{"shape":1,');
      localStorage.setItem('magmastream.live.year', 'null');
      localStorage.setItem('magmastream.live.package', JSON.stringify({ shape: 0, at: Date.now(), values: {} }));
    });
    await open(page, '/statistics');
    await comeIntoView(page);
    expect([...new Set(asked)].sort()).toEqual([...names].sort());
    for (const name of names) await expectValues(page, name);
  });
});

test.describe('turning live figures off', () => {
  test('holds for good, and leaves nothing but the button', async ({ page }) => {
    const asked = await answer(page);
    await open(page, '/statistics');
    const off = page.getByRole('button', { name: 'Turn off live figures' });
    const on = page.getByRole('button', { name: 'Turn on live figures' });
    await off.focus();
    await page.keyboard.press('Enter');
    await expect(on).toBeFocused();
    await expect(panel(page)).toHaveCount(0);
    const before = asked.length;

    await open(page, '/statistics');
    await on.scrollIntoViewIfNeeded();
    await expect(panel(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(before);

    await on.click();
    await comeIntoView(page);
    for (const name of names) await expectValues(page, name);
    await open(page, '/statistics');
    await expect(off).toBeVisible();
  });

  test('holds in every open tab', async ({ context, page }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await answer(tab);
      await open(tab, '/statistics');
    }
    await page.getByRole('button', { name: 'Turn off live figures' }).click();
    await expect(other.getByRole('button', { name: 'Turn on live figures' })).toBeVisible();
  });

  test('holds for the visit where storage is blocked', async ({ page }) => {
    await page.addInitScript(withoutStorage);
    await answer(page);
    await open(page, '/statistics');
    await comeIntoView(page);
    for (const name of names) await expectValues(page, name);
    await page.getByRole('button', { name: 'Turn off live figures' }).click();
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'What exactly changed' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Versions');
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Turn on live figures' })).toBeVisible();
  });
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  test(`live figures wait for a button with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    const asked = await answer(page);
    await open(page, '/statistics');
    await panel(page).scrollIntoViewIfNeeded();
    await expect(summary(page)).toContainText('Nothing is loaded yet');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Load live figures' }).click();
    for (const name of names) await expectValues(page, name);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the charts and their tables are there, and a sentence instead of the live figures', async ({ page }) => {
    const asked = await answer(page);
    await page.goto(at('/statistics'));
    const main = page.getByRole('main');
    for (const name of ['Number of releases', 'Symbols', 'Members', 'Events', 'Added, changed', 'Pages', 'Samples']) {
      await expect(main.getByRole('img', { name })).toBeVisible();
    }
    const numbers = main.getByText('Show the numbers');
    await expect(numbers).toHaveCount(4);
    for (const [index, name] of [
      'Releases over time',
      'Size of the API',
      'Changes from version to version',
      'Pages and samples',
    ].entries()) {
      await numbers.nth(index).click();
      await expect(main.getByRole('table', { name })).toBeVisible();
    }
    await expect(main.getByRole('table', { name: 'Releases over time' }).getByRole('row')).toHaveCount(27);
    await expect(main.getByRole('button')).toHaveCount(0);
    // Not by text or role: Playwright takes what is in here for hidden, with JavaScript or without.
    const instead = main.locator('noscript p');
    await expect(instead).toBeVisible();
    await expect(instead).toContainText('Live figures need JavaScript');
    await expect(instead.locator('a')).toHaveText(['GitHub', 'npm']);
    expect(asked).toEqual([]);
  });
});

for (const [state, changes] of [
  ['loaded', {}],
  ['failed', Object.fromEntries(names.map((name) => [name, status(500)]))],
] as [string, Partial<Record<Source, Answer>>][]) {
  test(`axe finds nothing in either mode with ${state} figures and an open table`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await answer(page, changes);
    await open(page, '/statistics');
    await comeIntoView(page);
    await page.getByText('Show the numbers').nth(1).click();
    await prepareAxe(page);
    expect.soft(await violations(page), 'dark, wide').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
    await page.setViewportSize({ width: 390, height: 800 });
    expect.soft(await contrastViolations(page), 'light, narrow').toEqual([]);
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang, 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
  });
}

test('the page has a title and a description of its own', async ({ page }) => {
  await page.goto(at('/statistics'));
  await running(page);
  await expect(page).toHaveTitle(/^Statistics/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Magmastream in figures/);
});
