import type { Page } from '@playwright/test';
import { currentVersion, versions } from '../../src/config/versions';
import { expectAccessible } from './axe';
import { at, create, expect, indexNames, open, test } from './search';
import { hold } from './support';

const main = (page: Page) => page.getByRole('main');
const input = (page: Page) => main(page).getByRole('searchbox', { name: 'Search for' });
const status = (page: Page) => main(page).getByRole('status');
/** Returns the search hits. The list items of examples and versions are outside all sections. */
const results = (page: Page) => main(page).locator('section').getByRole('listitem');
const links = (page: Page) => results(page).getByRole('link');
const firstLeadsTo = (page: Page, path: string) => expect(links(page).first()).toHaveAttribute('href', at(path));
const hasQueryString = (page: Page, search: string) => expect.poll(() => new URL(page.url()).search).toBe(search);

// @spec 1.16 2.9
test('the search page searches while the reader types and keeps the query in the URL', async ({ page }) => {
  await open(page, '/search?from=here#part');
  const entries = await page.evaluate(() => history.length);
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.type('setVolume');
  await firstLeadsTo(page, '/docs/classes/Player#setVolume');
  await expect(results(page).first()).toContainText(/^Player\.setVolume\(volume\)method ?Sets the volume/);
  await expect(status(page)).toHaveText(new RegExp(`^\\d+ results for “setVolume” in v${currentVersion.version}`));
  await hasQueryString(page, '?from=here&q=setVolume');
  await main(page).getByRole('combobox', { name: 'Version' }).selectOption({ label: 'v2.7.5' });
  await firstLeadsTo(page, '/docs/2.7.5/classes/Player#setVolume');
  await hasQueryString(page, '?from=here&q=setVolume&version=2.7.5');
  await input(page).fill('Node.getLyrics');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => location.search), 'right after Enter').toContain('q=Node.getLyrics');
  await expect(main(page)).toContainText(`Not in v2.7.5, but in v${currentVersion.version}:`);
  await input(page).fill('  ');
  await expect(links(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('');
  await hasQueryString(page, '?from=here&version=2.7.5');
  expect(new URL(page.url()).hash).toBe('#part');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

// @spec 2.11
test('the search page runs the query in the URL on a slow device, and after Back', async ({ page, search }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await open(page, '/search?q=Manager.create');
  await expect(links(page).first()).toBeVisible({ timeout: 15_000 });
  // Resets the CPU speed, because other tests use the same browser context.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(input(page)).toHaveValue('Manager.create');
  await expect(page).toHaveTitle(/Manager\.create/);
  await links(page).first().click();
  await search.arrivesAt(create);
  await page.goBack();
  await expect(input(page)).toHaveValue('Manager.create');
  await firstLeadsTo(page, create);
});

test('the search page keeps a query that is typed before hydration', async ({ page }) => {
  const release = await hold(page, '**/assets/js/*.js');
  await page.goto(at('/search'), { waitUntil: 'commit' });
  await input(page).fill('Manager.create');
  release();
  await firstLeadsTo(page, create);
  await expect(input(page)).toHaveValue('Manager.create');
});

// @spec 7.24
test('the search page starts with examples for the version in the URL', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await open(page, '/search?version=2.7.5');
  await expect.poll(() => indexNames(urls)).toEqual(['default', 'docs-default-2.7.5']);
  await main(page).getByRole('link', { name: 'Player.pause' }).click();
  await expect(page).toHaveURL(at('/search?q=Player.pause&version=2.7.5'));
  await firstLeadsTo(page, '/docs/2.7.5/classes/Player#pause');
});

test('the search page searches the preferred version if the URL names an unknown version', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '2.8.4'));
  await open(page, '/search?q=Player.pause&version=bogus');
  await firstLeadsTo(page, '/docs/2.8.4/classes/Player#pause');
});

test('the search page finds signatures, explains the syntax, and focuses more results', async ({ page }) => {
  await open(page, '/search?q=PlayerOptions+-%3E+Player');
  await firstLeadsTo(page, create);
  await expect(main(page)).toContainText('Search by signature: Track -> boolean');
  await input(page).fill('kind:event socket closed');
  await firstLeadsTo(page, '/docs/classes/Manager#socketClosed');
  await input(page).fill('volume');
  await expect(status(page)).toContainText('“volume”');
  await expect(links(page)).toHaveCount(15);
  await main(page)
    .getByRole('button', { name: /^Show \d+ more/ })
    .click();
  await expect(links(page).nth(15)).toBeFocused();
  const hrefs = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('the search page has no axe violations with an error, results and no results', async ({ page, search }) => {
  /** Runs axe in a wide and a narrow window. */
  const check = async (state: string) => {
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${state}, ${width} px`, 'main');
    }
  };
  const repair = await search.breakIndex();
  await open(page, '/search?q=volume');
  await expect(main(page)).toContainText('Unable to fetch results');
  await check('error');
  repair();
  await main(page).getByRole('button', { name: 'Retry' }).click();
  await expect(links(page)).toHaveCount(15);
  await expect(status(page)).toBeFocused();
  await check('results');
  await input(page).fill('setvolumlevl');
  await expect(status(page)).toContainText('No results');
  const similar = main(page).getByRole('list', { name: 'Similar names' });
  await expect(similar.getByRole('link').first()).toHaveText('Player.setVolume');
  const others = main(page).getByRole('list', { name: 'Other versions' }).getByRole('link');
  await expect(others).toHaveCount(versions.length - 1);
  await expect(main(page).getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /setvolumlevl/);
  await check('no results');
});
