import type { Page } from '@playwright/test';
import { currentVersion, versions } from '../../src/config/versions';
import { colorViolations, prepareAxe, violations } from './axe';
import { at, expect, held, inMode, open, test } from './support';

/** The other one tells of copying. */
const status = (page: Page) => page.getByRole('status').first();
const changesOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name: new RegExp(`^${name} `) }).locator('..');

test.describe('comparing two versions', () => {
  // @spec 2.7
  test('loads nothing before it is asked for, then shows what differs with both signatures', async ({ page }) => {
    await page.goto(at('/versions'));
    await expect(status(page)).toHaveText('Choose two versions, then press Compare.');
    // The first version is chosen before the application runs, whose code comes late.
    const { released, release } = held();
    await page.route('**/assets/js/*.js', (route) => released.then(() => route.continue()));
    const from = page.getByRole('combobox', { name: 'From' });
    await from.focus();
    while ((await from.inputValue()) !== '2.8.2') await page.keyboard.press('ArrowDown');
    release();
    await expect(status(page)).toContainText(/^From 2\.8\.2 to 2\.8\.7: \d+ changes/);
    await page.getByRole('combobox', { name: 'To', exact: true }).selectOption('2.8.4');
    await expect(status(page)).toContainText(/^From 2\.8\.2 to 2\.8\.4: \d+ changes/);
    await expect(page).toHaveURL(/\?from=2\.8\.2&to=2\.8\.4/);
    const filters = changesOf(page, 'Filters');
    await expect(filters.locator('ins', { hasText: 'Promise<' }).first()).toBeVisible();
    for (const version of ['2.8.2', '2.8.4']) {
      const href = new RegExp(`/docs/${version}/`);
      await expect(filters.getByRole('link', { name: version }).first()).toHaveAttribute('href', href);
    }
  });

  test('opens from an address, filtered, keeps the place on the page, and axe finds nothing in either mode', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/versions?from=2.8.2&to=2.8.4&breaking=true#compare');
    await expect(page.getByRole('checkbox', { name: 'Breaking only' })).toBeChecked();
    await expect(status(page)).toContainText('shown');
    await prepareAxe(page);
    expect.soft(await violations(page), 'dark').toEqual([]);
    await inMode(page, 'light');
    expect.soft(await colorViolations(page), 'light').toEqual([]);
    const filter = page.getByLabel('Name or text');
    await filter.fill('setKaraoke');
    await expect(page).toHaveURL(/q=setKaraoke#compare$/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([/^Filters/]);
    await expect(filter).toBeInViewport();
  });

  test('can be tried again when the comparison does not arrive', async ({ page }) => {
    await open(page, '/versions');
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('The comparison could not be loaded.');
    await page.unroute('**/assets/js/*.js');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(status(page)).toContainText(`From ${versions[1].version} to ${currentVersion.version}`);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // @spec 1.14
  test('what each version runs with is in the table, and what it changed is a page away', async ({ page }) => {
    await page.goto(at('/versions'));
    await expect(page.getByRole('row', { name: /^2\.8\.4/ })).toContainText(/25 February 2025.*16 or later/);
    await page.locator('noscript').getByRole('link', { name: '2.7.5' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changes in 2.7.5');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Breaking changes');
    await expect(page.locator('del').first()).toBeVisible();
  });
});
