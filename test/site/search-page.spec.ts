import type { Page } from '@playwright/test';
import { contrastViolations, prepareAxe, violations } from './axe';
import { at, breakIndex, expect, expectUnharmed, holdShards, hostileTexts, open, test, unreachable } from './search';
import { overhang } from './support';

const main = (page: Page) => page.getByRole('main');
const input = (page: Page) => main(page).getByRole('searchbox', { name: 'Search for' });
const version = (page: Page) => main(page).getByRole('combobox', { name: 'Version' });
const status = (page: Page) => main(page).getByRole('status');
/** What was found; lists of examples and of versions are in no section. */
const results = (page: Page) => main(page).locator('section').getByRole('listitem');
const links = (page: Page) => results(page).getByRole('link');
const more = (page: Page) => main(page).getByRole('button', { name: /^Show \d+ more/ });
const query = (page: Page) => new URL(page.url()).searchParams.get('q');

test.describe('the query', () => {
  test('is typed at once, kept in the address, and counted', async ({ page }) => {
    await open(page, '/search');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.type('setVolume');
    await expect(links(page).first()).toHaveAttribute('href', at('/docs/classes/Player#setVolume'));
    await expect(results(page).first()).toContainText('Method of Player');
    await expect(status(page)).toHaveText(/^(One result|\d+ results) for “setVolume” in v2\.8\.7/);
    await expect.poll(() => query(page)).toBe('setVolume');
    await input(page).fill('');
    await expect(links(page)).toHaveCount(0);
    await expect(status(page)).toHaveText('');
    await expect.poll(() => query(page)).toBeFalsy();
  });

  test('in the address is searched for, and a result leads to the member and back', async ({ page }) => {
    await open(page, '/search?q=Manager.create');
    await expect(input(page)).toHaveValue('Manager.create');
    await expect(page).toHaveTitle(/Manager\.create/);
    await links(page).first().click();
    await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
    await expect(page.locator('#create')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(at('/search?q=Manager.create'));
    await expect(input(page)).toHaveValue('Manager.create');
    await expect(links(page).first()).toHaveAttribute('href', at('/docs/classes/Manager#create'));
    await page.goForward();
    await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
  });

  test('in the address stays there on a slow device', async ({ browser, baseURL }) => {
    // A page of its own: it would stay slow for the tests after this one.
    const page = await browser.newPage({ baseURL });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await open(page, '/search?q=Manager.create');
    await expect(input(page)).toHaveValue('Manager.create', { timeout: 15_000 });
    await expect(links(page).first()).toBeVisible({ timeout: 15_000 });
    expect(query(page)).toBe('Manager.create');
    await page.close();
  });

  test('is taken over that was typed before the page had its scripts', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(at('/search'), { waitUntil: 'commit' });
    await input(page).fill('Manager.create');
    release();
    await expect(links(page).first()).toHaveAttribute('href', at('/docs/classes/Manager#create'));
    await expect(input(page)).toHaveValue('Manager.create');
  });

  test('has room for 512 characters, typed and in the address', async ({ page }) => {
    await open(page, `/search?q=${'a'.repeat(600)}`);
    await expect(input(page)).toHaveValue('a'.repeat(512));
    await input(page).fill('b'.repeat(600));
    await expect(input(page)).toHaveValue('b'.repeat(512));
    await input(page).press('End');
    await page.keyboard.type('c');
    await expect(input(page)).toHaveValue('b'.repeat(512));
    await expect.poll(() => query(page)).toBe('b'.repeat(512));
  });

  test('that was typed before the index arrived is answered once it does', async ({ page }) => {
    const release = await holdShards(page);
    await open(page, '/search');
    await page.keyboard.type('Manager.create');
    await expect(status(page)).toHaveText('Searching…');
    await expect(links(page)).toHaveCount(0);
    release();
    await expect(links(page).first()).toHaveAttribute('href', at('/docs/classes/Manager#create'));
  });

  test('does no harm', async ({ page }) => {
    await open(page, '/search');
    for (const text of hostileTexts) {
      await input(page).fill(text);
      await expect(status(page)).toContainText(text);
      await expect.poll(() => query(page)).toBe(text);
      await expectUnharmed(page);
    }
  });
});

test('another version can be chosen, and is kept in the address', async ({ page }) => {
  await open(page, '/search?q=Player.setVolume');
  await expect(links(page).first()).toHaveAttribute('href', at('/docs/classes/Player#setVolume'));
  await version(page).selectOption({ label: 'v2.7.5' });
  await expect(links(page).first()).toHaveAttribute('href', at('/docs/2.7.5/classes/Player#setVolume'));
  await expect(status(page)).toContainText('v2.7.5');
  await expect.poll(() => new URL(page.url()).searchParams.get('version')).toBe('2.7.5');
  const address = page.url();
  await open(page, '/versions');
  await page.goto(address);
  await expect(version(page)).toHaveValue('2.7.5');
  await expect(links(page).first()).toHaveAttribute('href', at('/docs/2.7.5/classes/Player#setVolume'));
});

test('the version that was last read is searched', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '2.8.4'));
  await open(page, '/search?q=Player.setVolume');
  await expect(links(page).first()).toHaveAttribute('href', at('/docs/2.8.4/classes/Player#setVolume'));
});

test('what only another version has is named, with its address', async ({ page }) => {
  await open(page, '/search?q=getClosestTrack');
  const link = main(page).locator(`a[href="${at('/docs/2.8.2/classes/TrackUtils#getClosestTrack')}"]`);
  await expect(link).toBeVisible();
  await expect(main(page)).toContainText(/not in v2\.8\.7.*, but in v2\.8\.2/i);
});

test('results come 15 at a time, grouped by page, until all are there', async ({ page }) => {
  await open(page, '/search?q=volume');
  await expect(links(page)).toHaveCount(15);
  await expect(status(page)).toHaveText(/^\d+ results/);
  const total = Number(/\d+/.exec(await status(page).innerText()));
  expect(total).toBeGreaterThan(15);
  const titles = await main(page).getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.length).toBeGreaterThan(1);
  const first = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

  for (let shown = 15; shown < total; shown = Math.min(shown + 15, total)) {
    await more(page).click();
    await expect(links(page)).toHaveCount(Math.min(shown + 15, total));
    // The keyboard goes on where the new ones begin.
    await expect(links(page).nth(shown)).toBeFocused();
  }
  await expect(more(page)).toHaveCount(0);
  const all = await links(page).evaluateAll((every) => every.map((link) => link.getAttribute('href') ?? ''));
  expect(all.slice(0, 15)).toEqual(first);
  expect(new Set(all).size).toBe(total);
  expect(all.filter((href) => !href.startsWith(at('/')))).toEqual([]);
});

test('without a result the page says so, and how to tell us', async ({ page }) => {
  await open(page, '/search?q=qqzzxxvv');
  await expect(status(page)).toContainText('No results for “qqzzxxvv” in v2.8.7');
  const link = main(page).getByRole('link', { name: 'Let us know.' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.href).toMatch(/^https:\/\/github\.com\/magmastream-npm\/[\w-]+\/issues\/new\?/i);
  expect(address.searchParams.get('title')).toContain('qqzzxxvv');

  await main(page).getByRole('list', { name: 'Other versions' }).getByRole('link', { name: 'v2.7.5' }).click();
  await expect(status(page)).toContainText('No results for “qqzzxxvv” in v2.7.5');
  await page.goBack();
  await expect(status(page)).toContainText('No results for “qqzzxxvv” in v2.8.7');
  await page.goForward();
  await expect(status(page)).toContainText('No results for “qqzzxxvv” in v2.7.5');
});

test('without a query the page says what can be asked', async ({ page }) => {
  await open(page, '/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  await expect(main(page)).toContainText('Find a class, a method');
  await main(page).getByRole('list', { name: 'Examples' }).getByRole('link', { name: 'Player.pause' }).click();
  await expect(input(page)).toHaveValue('Player.pause');
  await expect(links(page).first()).toHaveAttribute('href', at('/docs/classes/Player#pause'));
  await page.goBack();
  await expect(input(page)).toHaveValue('');
  await expect(links(page)).toHaveCount(0);
  await page.goForward();
  await expect(input(page)).toHaveValue('Player.pause');
  await expect(links(page).first()).toHaveAttribute('href', at('/docs/classes/Player#pause'));
});

test('when the index cannot be fetched the page says so, and Retry finds once it is back', async ({ page }) => {
  const index = await breakIndex(page, unreachable);
  await open(page, '/search?q=Manager.create');
  const alert = main(page).getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  const retry = main(page).getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(alert).toContainText('Unable to fetch results');
  await index.repair();
  await retry.click();
  await expect(links(page).first()).toHaveAttribute('href', at('/docs/classes/Manager#create'));
  await expect(main(page)).not.toContainText('Unable to fetch results');
});

test('after the network is cut the page goes on finding', async ({ page, context }) => {
  await open(page, '/search?q=Manager.create');
  await expect(links(page).first()).toBeVisible();
  await context.setOffline(true);
  await input(page).fill('setVolume');
  await expect(links(page).first()).toHaveAttribute('href', at('/docs/classes/Player#setVolume'));
});

test('search engines are asked not to list it, also before a script has run', async ({ page, request }) => {
  const html = await (await request.get(at('/search'))).text();
  expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
  await open(page, '/search?q=player');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

for (const [colorScheme, width, find] of [
  ['dark', 1366, contrastViolations],
  ['light', 1366, violations],
  ['dark', 390, violations],
] as const) {
  test(`axe finds nothing on it, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const index = await breakIndex(page, unreachable);
    await open(page, '/search?q=volume');
    await expect(main(page)).toContainText('Unable to fetch results');
    await prepareAxe(page);
    expect.soft(await find(page), 'error').toEqual([]);
    await index.repair();
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(links(page)).toHaveCount(15);
    expect.soft(await find(page), 'results').toEqual([]);
    expect.soft(await overhang(page), 'pixels that it scrolls sideways').toBeLessThanOrEqual(0);
    await input(page).fill('qqzzxxvv');
    await expect(status(page)).toContainText('No results');
    expect(await find(page), 'no results').toEqual([]);
  });
}
