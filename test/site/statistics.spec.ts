import type { Page, Route } from '@playwright/test';
import { liveSources } from '../../src/islands/LiveFigures/sources';
import { now, responses, sourceOf } from '../unit/islands/liveHosts';
import { expectAccessible } from './axe';
import { at, connect, expect, hold, layoutShifts, open, settled, test, withoutStorage } from './support';

type Respond = (route: Route) => Promise<void>;

const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'Link' };
const succeed: Respond = (route) => {
  const { body, link = '' } = responses[sourceOf(route.request().url()).id];
  return route.fulfill({ headers: { ...headers, link }, json: body as object });
};
const fail: Respond = (route) => route.fulfill({ status: 429, headers });

const urls = liveSources.flatMap((source) => source.urls(now)).sort();
const isLive = ({ href }: URL) => urls.includes(href);
const figures = liveSources.flatMap((source) => Object.keys(source.figures).map((id) => ({ source: source.id, id })));

/** Responds to requests to all live hosts, and returns a list of the requested URLs. */
async function respond(page: Page, to: (source: string) => Respond = () => succeed): Promise<string[]> {
  const requested: string[] = [];
  await page.unrouteAll();
  await page.route(isLive, (route) => {
    const url = route.request().url();
    requested.push(url);
    return to(sourceOf(url).id)(route);
  });
  return requested;
}

const panel = (page: Page) => page.getByRole('heading', { name: 'GitHub', level: 3 });
const figure = (page: Page, id: string) => page.locator(`[data-figure="${id}"]`);
const status = (page: Page) => page.getByRole('main').getByRole('status');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const complete = 'All figures are up to date.';

const visit = (page: Page) => open(page, '/statistics');

async function visitFigures(page: Page) {
  await visit(page);
  await panel(page).scrollIntoViewIfNeeded();
  await expect(status(page)).toHaveText(/up to date|[Cc]ould not /);
}

async function expectCurrent(page: Page, isExpected = (_source: string) => true) {
  for (const { source, id } of figures)
    if (isExpected(source)) await expect(figure(page, id), id).toContainText(/as of \d\d:\d\d/);
}

test.describe('live figures', () => {
  // Turns data saver off, because it prevents the figures from loading automatically.
  test.use({ savesData: false });
  test.beforeEach(({ page }) => page.clock.install({ time: now }));

  test('live figures load once from each source when they scroll into view', async ({ page }) => {
    const requested = await respond(page);
    await visit(page);
    await expect(page).toHaveTitle(/^Statistics/);
    await settled(page);
    expect(requested).toEqual([]);
    await panel(page).scrollIntoViewIfNeeded();
    await expect(status(page)).toHaveText(complete);
    expect(requested.sort()).toEqual(urls);
    await expectCurrent(page);
    await expect(figure(page, 'stars')).toContainText('1,234');
    await expect(figure(page, 'created')).toContainText('4 July 2023');
    await figure(page, 'year').getByText('Show the numbers').click();
    await expect(figure(page, 'year').getByRole('row')).toHaveCount(53);
  });

  test('live figures keep their size, do not leave a gap if they fail, and are accessible', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const release = await hold(page, isLive, succeed);
    await visit(page);
    const unseen = await height();
    await panel(page).scrollIntoViewIfNeeded();
    await expect(status(page)).toHaveText('Loading …');
    expect(await height(), 'loading').toBe(unseen);
    release();
    await expect(status(page)).toHaveText(complete);
    expect(await height(), 'loaded').toBe(unseen);
    await page.getByText('Show the numbers').nth(1).click();
    await expectAccessible(page, 'loaded', 'main');

    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => localStorage.clear());
    await respond(page, () => fail);
    await visit(page);
    // Scrolls until the panel is half a screen below the window.
    await panel(page).evaluate((node) => scrollTo(0, scrollY + node.getBoundingClientRect().top - 1.5 * innerHeight));
    await expect(status(page)).toHaveText(/^The live figures could not be loaded\./);
    await expect(panel(page)).toBeHidden();
    await page.mouse.wheel(0, 3000);
    const end = await status(page).evaluate((node) => node.parentElement!.getBoundingClientRect().bottom);
    expect((await page.getByRole('contentinfo').boundingBox())!.y - end, 'space before the footer').toBeLessThan(64);
    expect(await layoutShifts(page)).toEqual([]);
    await expectAccessible(page, 'failed', 'main');
  });

  test('live figures list the sources that fail or time out, and retry only those sources', async ({ page }) => {
    const failing: Record<string, Respond> = {
      repository: (route) => route.abort(),
      year: () => new Promise<void>(() => {}),
    };
    await respond(page, (source) => failing[source] ?? succeed);
    await visit(page);
    await panel(page).scrollIntoViewIfNeeded();
    await expectCurrent(page, (source) => !(source in failing));
    await page.clock.runFor(4_000);
    await expect(status(page)).not.toHaveText(/^Could not load/);
    await page.clock.runFor(1_000);
    await expect(status(page)).toHaveText('Could not load: GitHub repository, npm weekly downloads. Try again later.');
    await expect(figure(page, 'stars')).toContainText('Unavailable');

    const requested = await respond(page);
    await retry(page).click();
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toHaveText(complete);
    await expectCurrent(page);
    expect(requested.map((url) => sourceOf(url).id)).toEqual(['repository', 'year']);
  });

  test('live figures are stored for an hour, and are marked as outdated if an update fails', async ({ page }) => {
    await respond(page);
    await visitFigures(page);
    await page.clock.fastForward('59:00');
    let requested = await respond(page);
    await visitFigures(page);
    await expectCurrent(page);
    expect(requested).toEqual([]);

    await page.clock.fastForward('02:00');
    requested = await respond(page, () => fail);
    await visitFigures(page);
    expect(requested.length).toBeGreaterThanOrEqual(liveSources.length);
    await expect(figure(page, 'published')).toContainText(/5 July 2023.*Last visit: 10 March 2026, 14:05/);
    await expect(retry(page)).toBeVisible();
  });

  test('readers can turn live figures off in all tabs, even without storage, and load them on demand if they save data', async ({
    context,
    page,
  }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await respond(tab);
      await visit(tab);
    }
    const on = page.getByRole('button', { name: 'Turn on live figures' });
    await page.getByRole('button', { name: 'Turn off live figures' }).click();
    await expect(on).toBeFocused();
    await expect(panel(other)).toHaveCount(0);
    await other.close();
    const requested = await respond(page);
    await visit(page);
    await on.scrollIntoViewIfNeeded();
    await expect(panel(page)).toHaveCount(0);
    expect(requested).toEqual([]);

    await page.addInitScript(withoutStorage);
    await connect(page, { effectiveType: '4g', saveData: true });
    await visit(page);
    await panel(page).scrollIntoViewIfNeeded();
    await expect(status(page)).toContainText('The figures are not loaded yet');
    await settled(page);
    expect(requested).toEqual([]);
    await page.getByRole('button', { name: 'Load live figures' }).click();
    await expectCurrent(page);
    await page.getByRole('button', { name: 'Turn off live figures' }).click();
    await expect(panel(page)).toHaveCount(0);
  });
});

test('the printed page shows the numbers of all charts', async ({ page }) => {
  await page.goto(at('/statistics'));
  await page.emulateMedia({ media: 'print' });
  const tables = page.locator('main details table');
  expect(await tables.count()).toBeGreaterThan(2);
  for (const table of await tables.all()) await expect(table).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 1.13 2.5
  test('charts and tables are complete, and a sentence replaces the live figures', async ({ page }) => {
    await page.goto(at('/statistics'));
    const main = page.getByRole('main');
    const drawings = /^(Number of releases|Symbols|Members|Added, changed|Pages|Samples)/;
    await expect(main.locator('h1 + dl')).toContainText(/Releases\s*26.*Documented versions\s*8/);
    await expect(main.getByRole('img', { name: drawings })).toHaveCount(6);
    for (const numbers of await main.getByText('Show the numbers').all()) await numbers.click();
    await expect(main.getByRole('table')).toHaveCount(4);
    await expect(main.getByRole('row', { name: '2.8.4 2.8.2 18 55 7' })).toBeVisible();
    await expect(main.getByRole('row', { name: 'v2.8.7 12 May 2025 2.8.7' })).toBeVisible();
    // Playwright treats `noscript` content as hidden, so it cannot be found by role.
    const sentence = main.locator('noscript p');
    await expect(sentence).toContainText('Live figures need JavaScript');
    await expect(sentence.locator('a')).toHaveText(['GitHub', 'npm']);
  });
});
