import type { Page } from '@playwright/test';
import { contrastViolations, prepareAxe, violations } from './axe';
import { at, expect, inMode, open, test } from './support';

const compare = (page: Page) => page.getByRole('button', { name: 'Compare', exact: true });
/** The other one tells of copying. */
const status = (page: Page) => page.getByRole('status').first();
const changesOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name: new RegExp(`^${name} `) }).locator('..');

async function choose(page: Page, from: string, to: string) {
  await page.getByRole('combobox', { name: 'From' }).selectOption(from);
  await page.getByRole('combobox', { name: 'To', exact: true }).selectOption(to);
}

test('every version is in the table, with what it runs with and what it changed', async ({ page }) => {
  await open(page, '/versions');
  const row = page.getByRole('row', { name: /^2\.8\.4/ });
  await expect(row).toContainText('25 February 2025');
  await expect(row).toContainText('16 or later');
  await row.getByRole('link', { name: /breaking/ }).click();
  await expect(page).toHaveURL(at('/versions/2.8.4'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes in 2.8.4');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Breaking changes');
});

test.describe('comparing two versions', () => {
  test('loads nothing before it is asked for, then shows what differs with both signatures', async ({ page }) => {
    await open(page, '/versions');
    await expect(status(page)).toHaveText('Choose two versions, then press Compare.');
    await choose(page, '2.8.2', '2.8.7');
    await expect(status(page)).toContainText(/^From 2\.8\.2 to 2\.8\.7: \d+ changes/);
    await expect(page).toHaveURL(/\?from=2\.8\.2&to=2\.8\.7/);
    const filters = changesOf(page, 'Filters');
    await expect(filters.locator('ins', { hasText: 'Promise<' }).first()).toBeVisible();
    await expect(filters.getByRole('link', { name: /2\.8\.2/ }).first()).toHaveAttribute('href', /\/docs\/2\.8\.2\//);
    await expect(filters.getByRole('link', { name: /2\.8\.7/ }).first()).toHaveAttribute('href', /\/docs\/class/);
  });

  test('opens from an address, filtered, and keeps the place on the page', async ({ page }) => {
    await open(page, '/versions?from=2.8.2&to=2.8.4&breaking=true#compare');
    await expect(page.getByRole('checkbox', { name: 'Breaking only' })).toBeChecked();
    await expect(status(page)).toContainText('shown');
    const filter = page.getByLabel('Name or text');
    await filter.fill('setKaraoke');
    await expect(page).toHaveURL(/q=setKaraoke/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^Filters/]);
    await expect(filter).toBeInViewport();
    await expect(page).toHaveURL(/#compare$/);
  });

  test('says what is wrong with versions that do not exist or are the same', async ({ page }) => {
    await open(page, '/versions?from=9.9.9&to=2.8.7#compare');
    await expect(status(page)).toContainText('There is no documented version “9.9.9”.');
    await choose(page, '2.8.7', '2.8.7');
    await expect(status(page)).toHaveText('Nothing differs: both sides are 2.8.7.');
  });

  test('can be tried again when the comparison does not arrive', async ({ page }) => {
    await open(page, '/versions');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await compare(page).click();
    await expect(page.getByRole('alert')).toContainText('The comparison could not be loaded.');
    await page.unroute('**/assets/js/*.js');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(status(page)).toContainText(/^From 2\.8\.5 to 2\.8\.7/);
  });

  test('axe finds nothing in a comparison, in either mode', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/versions?from=2.8.2&to=2.8.4#compare');
    await expect(status(page)).toContainText('From 2.8.2 to 2.8.4');
    await prepareAxe(page);
    expect.soft(await violations(page), 'dark').toEqual([]);
    await inMode(page, 'light');
    expect(await contrastViolations(page), 'light').toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what each version changed is a page away', async ({ page }) => {
    await page.goto(at('/versions'));
    await page.locator('noscript').getByRole('link', { name: '2.7.5' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes in 2.7.5');
    await expect(page.locator('del').first()).toBeVisible();
  });
});
