import type { Page } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import { colorViolations, prepareAxe, violations } from './axe';
import { at, create, expect, hold, test } from './search';
import { inMode, open, overhang } from './support';

const main = (page: Page) => page.getByRole('main');
const input = (page: Page) => main(page).getByRole('searchbox', { name: 'Search for' });
const status = (page: Page) => main(page).getByRole('status');
/** What was found; lists of examples and of versions are in no section. */
const results = (page: Page) => main(page).locator('section').getByRole('listitem');
const links = (page: Page) => results(page).getByRole('link');
const firstLeadsTo = (page: Page, path: string) => expect(links(page).first()).toHaveAttribute('href', at(path));
const query = (page: Page) => new URL(page.url()).searchParams.get('q');

// @spec 1.16 2.9
test('a query is typed at once, counted, kept in the address, and asked of another version', async ({ page }) => {
  await open(page, '/search');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.type('setVolume');
  await firstLeadsTo(page, '/docs/classes/Player#setVolume');
  await expect(results(page).first()).toContainText('Method of Player');
  await expect(status(page)).toHaveText(new RegExp(`^\\d+ results for “setVolume” in v${currentVersion.version}`));
  await expect.poll(() => query(page)).toBe('setVolume');
  await main(page).getByRole('combobox', { name: 'Version' }).selectOption({ label: 'v2.7.5' });
  await firstLeadsTo(page, '/docs/2.7.5/classes/Player#setVolume');
  await expect.poll(() => new URL(page.url()).search).toBe('?q=setVolume&version=2.7.5');
  await input(page).fill('');
  await expect(links(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await expect.poll(() => query(page)).toBeFalsy();
});

// @spec 2.11
test('a query in the address is asked on a slow device too; a result leads on and back', async ({ page, search }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await open(page, '/search?q=Manager.create');
  await expect(links(page).first()).toBeVisible({ timeout: 15_000 });
  // Otherwise it would stay slow for the tests after this one.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(input(page)).toHaveValue('Manager.create');
  await expect(page).toHaveTitle(/Manager\.create/);
  expect(query(page)).toBe('Manager.create');
  await links(page).first().click();
  await search.arrivesAt(create);
  await page.goBack();
  await expect(page).toHaveURL(at('/search?q=Manager.create'));
  await expect(input(page)).toHaveValue('Manager.create');
  await firstLeadsTo(page, create);
  await page.goForward();
  await search.arrivesAt(create);
});

test('a query that was typed before the page had its scripts is taken over', async ({ page }) => {
  const release = await hold(page, '**/assets/js/*.js');
  await page.goto(at('/search'), { waitUntil: 'commit' });
  await input(page).fill('Manager.create');
  release();
  await firstLeadsTo(page, create);
  await expect(input(page)).toHaveValue('Manager.create');
});

test('results come 15 at a time, and the keyboard goes on where the new ones begin', async ({ page }) => {
  await open(page, '/search?q=volume');
  await expect(links(page)).toHaveCount(15);
  await main(page)
    .getByRole('button', { name: /^Show \d+ more/ })
    .click();
  await expect(links(page).nth(15)).toBeFocused();
  const hrefs = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('search engines are asked not to list it, also before a script has run', async ({ request }) => {
  const html = await (await request.get(at('/search'))).text();
  expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*content="?noindex/);
});

for (const width of [1366, 390]) {
  test(`axe finds nothing on it, ${width} px wide`, async ({ page, search }) => {
    await page.setViewportSize({ width, height: 800 });
    const repair = await search.breakIndex();
    await open(page, '/search?q=volume');
    await prepareAxe(page);
    // All rules in one color mode; contrast, which takes no more than a mode to change, in the other too.
    const isAccessible = async (what: string) => {
      await inMode(page, 'dark');
      expect.soft(await violations(page), `${what}, dark`).toEqual([]);
      await inMode(page, 'light');
      expect.soft(await colorViolations(page), `${what}, light`).toEqual([]);
      expect.soft(await overhang(page), `${what}: pixels that it scrolls sideways`).toBeLessThanOrEqual(0);
    };
    await expect(main(page)).toContainText('Unable to fetch results');
    await isAccessible('error');
    await repair();
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(links(page)).toHaveCount(15);
    await isAccessible('results');
    await input(page).fill('qqzzxxvv');
    await expect(status(page)).toContainText('No results');
    await isAccessible('no results');
  });
}
