import type { Page, Route } from '@playwright/test';
import { liveSources } from '../../src/features/statistics/LiveFigures/sources';
import { now, sourceOf, well } from '../unit/features/statistics/liveHosts';
import { colorViolations, prepareAxe, violations } from './axe';
import { at, connect, expect, held, open, overhang, settled, test, withoutStorage } from './support';

type Answer = (route: Route) => Promise<void>;

const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Link' };
const answersWell: Answer = async (route) => {
  const answer = await well(route.request().url());
  await route.fulfill({
    headers: { ...headers, link: answer.headers.get('link') ?? '' },
    json: (await answer.json()) as object,
  });
};
const status =
  (code: number): Answer =>
  (route) =>
    route.fulfill({ status: code, headers });

const names = liveSources.map(({ id }) => id);
const addresses = liveSources.flatMap((source) => source.addresses(now)).sort();

/** Answers for all hosts, as `of` says for each source; returns the addresses that are asked for. */
async function answer(page: Page, of: (source: string) => Answer = () => answersWell): Promise<string[]> {
  const asked: string[] = [];
  await page.unrouteAll();
  await page.route(
    ({ href }) => addresses.includes(href),
    (route) => {
      const address = route.request().url();
      asked.push(address);
      return of(sourceOf(address).id)(route);
    },
  );
  return asked;
}

const panel = (page: Page) => page.getByRole('heading', { name: 'GitHub', level: 3 });
const figure = (page: Page, id: string) => page.locator(`[data-figure="${id}"]`);
const summary = (page: Page) => page.getByRole('main').getByRole('status');

/** Opens the page at the live figures, and waits until each of them has come to an end. */
async function visit(page: Page) {
  await open(page, '/statistics');
  await panel(page).scrollIntoViewIfNeeded();
  await expect(summary(page)).toContainText('up to date');
}

const upToDate = /as of \d\d:\d\d/;

/** Expects the text in every figure of these sources. */
async function expectFigures(page: Page, sources: string[], text: RegExp) {
  for (const { id: source, figures } of liveSources) {
    if (sources.includes(source))
      for (const id of Object.keys(figures)) await expect(figure(page, id), id).toContainText(text);
  }
}

test.describe('live figures', () => {
  // Readers who save data are asked before anything is loaded.
  test.use({ savesData: false });
  test.beforeEach(({ page }) => page.clock.install({ time: now }));

  test('ask nothing before they come into view, then each source once', async ({ page }) => {
    const asked = await answer(page);
    await open(page, '/statistics');
    await expect(page.locator('h1')).toBeInViewport();
    await expect(page).toHaveTitle(/^Statistics/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Magmastream in figures/);
    await settled(page);
    expect(asked).toEqual([]);
    await visit(page);
    expect(asked.sort()).toEqual(addresses);
    await expectFigures(page, names, upToDate);
    await expect(figure(page, 'stars')).toContainText('1,234');
    await expect(summary(page)).toHaveText('All 11 figures are up to date.');
    await expect(figure(page, 'year').getByRole('table')).toBeHidden();
    await figure(page, 'year').getByText('Show the numbers').click();
    await expect(figure(page, 'year').getByRole('row')).toHaveCount(53);
  });

  for (const [colorScheme, width, find] of [
    ['light', 390, colorViolations],
    ['dark', 1280, violations],
  ] as const) {
    test(`take the same room in every state, and axe finds nothing: ${colorScheme}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const look = async () => {
        await page.getByText('Show the numbers').nth(1).click();
        await prepareAxe(page);
        expect.soft(await find(page)).toEqual([]);
        expect(await overhang(page), 'pixels that the page scrolls sideways').toBeLessThanOrEqual(0);
      };
      const { released, release } = held();
      await answer(page, () => (route) => released.then(() => answersWell(route)));
      await open(page, '/statistics');
      const untouched = await height();
      await panel(page).scrollIntoViewIfNeeded();
      await expect(figure(page, 'stars')).toContainText('Loading');
      expect(await height(), 'loading').toBe(untouched);
      release();
      await expect(summary(page)).toContainText('All 11');
      expect(await height(), 'loaded').toBe(untouched);
      await look();

      await page.evaluate(() => localStorage.clear());
      await answer(page, () => status(429));
      await visit(page);
      expect(await height(), 'failed').toBe(untouched);
      await expect(summary(page)).toHaveText('0 of 11 figures are up to date.');
      await look();
    });
  }

  test('that were turned off stay off, with nothing but a button', async ({ page }) => {
    await answer(page);
    await open(page, '/statistics');
    const on = page.getByRole('button', { name: 'Turn on live figures' });
    await page.getByRole('button', { name: 'Turn off live figures' }).focus();
    await page.keyboard.press('Enter');
    await expect(on).toBeFocused();
    const asked = await answer(page);
    await open(page, '/statistics');
    await on.scrollIntoViewIfNeeded();
    await expect(panel(page)).toHaveCount(0);
    await settled(page);
    expect(asked).toEqual([]);
    await on.click();
    await visit(page);
    await expectFigures(page, names, upToDate);
  });

  test('are turned off in every open tab', async ({ context, page }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await answer(tab);
      await open(tab, '/statistics');
    }
    await page.getByRole('button', { name: 'Turn off live figures' }).click();
    await expect(other.getByRole('button', { name: 'Turn on live figures' })).toBeVisible();
  });

  test('work and are turned off where storage is blocked', async ({ page }) => {
    await page.addInitScript(withoutStorage);
    await answer(page);
    await visit(page);
    await expectFigures(page, names, upToDate);
    await page.getByRole('button', { name: 'Turn off live figures' }).click();
    await expect(panel(page)).toHaveCount(0);
  });

  test('wait for a button where the reader saves data', async ({ page }) => {
    await connect(page, { effectiveType: '4g', saveData: true });
    const asked = await answer(page);
    await open(page, '/statistics');
    await panel(page).scrollIntoViewIfNeeded();
    await expect(summary(page)).toContainText('Nothing is loaded yet');
    await settled(page);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Load live figures' }).click();
    await expectFigures(page, names, upToDate);
  });

  // Every failure of every source is told apart by the unit tests.
  for (const [what, source, broken, told] of [
    ['cannot be reached', 'repository', (route: Route) => route.abort(), /Unavailable.*cannot be reached/],
    ['limits requests', 'downloads', status(403), /Unavailable.*Too many requests/],
    ['never answers', 'year', () => new Promise<void>(() => {}), /Unavailable.*No answer within 5 seconds/],
  ] as const) {
    test(`of a source that ${what} leave the others alone, and come after Retry`, async ({ page }) => {
      await answer(page, (id) => (id === source ? broken : answersWell));
      await open(page, '/statistics');
      await panel(page).scrollIntoViewIfNeeded();
      const others = names.filter((one) => one !== source);
      await expectFigures(page, others, upToDate);
      await page.clock.runFor(5000);
      await expectFigures(page, [source], told);

      await answer(page);
      const retry = page.getByRole('button', { name: /^Retry: / }).first();
      await retry.click();
      await expectFigures(page, names, upToDate);
      await expect(page.locator('[data-figure] :focus')).toHaveCount(1);
    });
  }

  test('are kept for an hour unless they make no sense, then asked for again, and shown while nobody answers', async ({
    page,
  }) => {
    await answer(page);
    await visit(page);
    await expect(figure(page, 'stars')).toContainText('as of 14:05');

    await page.clock.fastForward('55:00');
    await page.evaluate(() => {
      const key = 'magmastream.live.repository';
      const stored = JSON.parse(localStorage.getItem(key) ?? '') as { values: object };
      localStorage.setItem(key, JSON.stringify({ ...stored, values: { ...stored.values, forks: -1 } }));
      localStorage.setItem('magmastream.live.contributors', '{"shape":');
    });
    let asked = await answer(page);
    await visit(page);
    expect(asked.map((address) => sourceOf(address).id)).toEqual(['repository', 'contributors']);
    await expect(figure(page, 'forks')).toContainText('as of 15:00');
    await expect(figure(page, 'published')).toContainText('as of 14:05');

    await page.clock.fastForward('10:00');
    asked = await answer(page, () => status(500));
    await visit(page);
    expect([...new Set(asked.map((address) => sourceOf(address).id))]).toEqual(['downloads', 'package', 'year']);
    await expect(figure(page, 'published')).toContainText(/5 July 2023.*Last visit: 10 March 2026, 14:05/);
    await expect(summary(page)).toHaveText('7 of 11 figures are up to date.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 1.13 2.5
  test('the charts and their tables are there, and a sentence instead of the live figures', async ({ page }) => {
    await page.goto(at('/statistics'));
    const main = page.getByRole('main');
    const drawings = /^(Number of releases|Symbols|Members|Events|Added, changed|Pages|Samples)/;
    await expect(main.getByRole('img', { name: drawings })).toHaveCount(7);
    for (const numbers of await main.getByText('Show the numbers').all()) await numbers.click();
    await expect(main.getByRole('table')).toHaveCount(4);
    await expect(main.getByRole('button')).toHaveCount(0);
    // Not by text or role: Playwright takes what is in here for hidden, with JavaScript or without.
    const instead = main.locator('noscript p');
    await expect(instead).toBeVisible();
    await expect(instead).toContainText('Live figures need JavaScript');
    await expect(instead.locator('a')).toHaveText(['GitHub', 'npm']);
  });
});
