import { currentVersion } from '../../src/config/versions';
import { at, create, expect, open, test } from './search';
import { translatePage } from './translator';

test('the dialog finds hits and updates all texts on a translated page', async ({ page, search }) => {
  await open(page, '/docs/intro');
  await translatePage(page);
  await search.button.click();
  await search.field.fill('create');
  await search.finds(create);
  await expect(search.groups.first()).toContainText('CLASSES');
  await expect(search.status).toHaveText(/\d+ RESULTS/);
  const before = await search.status.textContent();
  await search.field.fill('qqxxzz');
  await expect(search.dialog).toContainText('NO RESULTS FOR "QQXXZZ"');
  await search.field.fill('qqxxzzy');
  await expect(search.dialog).toContainText('NO RESULTS FOR "QQXXZZY"');
  await search.field.fill('troubleshooting');
  await expect(search.groups.first()).toContainText('GUIDES');
  await expect(search.groups.first()).not.toContainText('CLASSES');
  await expect(search.status).not.toHaveText(before!);
  await search.field.fill('Manager.create');
  await search.enter(create);
});

test('a translated search page updates its results', async ({ page }) => {
  await open(page, '/search?q=volume');
  const main = page.getByRole('main');
  const links = main.locator('section').getByRole('link');
  await expect(links).toHaveCount(15);
  await translatePage(page);
  await main.getByRole('button', { name: /^show \d+ more/i }).click();
  await expect.poll(() => links.count()).toBeGreaterThan(15);
  await expect(main.getByRole('status')).toHaveText(/RESULTS FOR “VOLUME”/);
  await main.getByRole('searchbox').fill('Manager.create');
  await expect(links.first()).toHaveAttribute('href', at(create));
  await expect(main.getByRole('status')).toHaveText(/RESULTS FOR “MANAGER\.CREATE”/);
  await main.getByRole('searchbox').fill('setvolumlevl');
  await expect(main.getByRole('status')).toHaveText(/NO RESULTS FOR “SETVOLUMLEVL”/);
  await expect(links).toHaveCount(0);
  await main.getByRole('searchbox').fill('');
  await expect(main.getByRole('status')).toHaveText('');
  await main.getByRole('searchbox').fill('kind:event socket');
  await expect(main).toContainText('SEARCH BY SIGNATURE');
  await expect(page.getByText('page crashed')).toHaveCount(0);
});

test('menus, tabs, filters and copy buttons work on a translated page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/getting-started/installation');
  const sample = page.locator('.code-sample').first();
  const code = (await sample.locator('code').first().textContent())!;
  await translatePage(page);
  await sample.getByRole('button', { name: 'Copy' }).click();
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'pnpm' }).first()).toBeVisible();

  await open(page, '/docs/classes/Player');
  await translatePage(page);
  const filter = page.getByRole('searchbox', { name: 'Filter members' });
  await filter.fill('setVolume');
  await expect(page.locator('.api-index li:visible')).not.toHaveCount(0);
  await filter.press('Enter');
  await expect(page).toHaveURL(/#setVolume$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^v\d/i }).click();
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: `v${currentVersion.version}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/docs\/classes\/Player/);
});

test('a translated page checks code and compares versions', async ({ page }) => {
  await open(page, '/versions?from=2.7.5&to=2.8.7#check');
  await translatePage(page);
  const panel = page.getByRole('region', { name: 'Check your code' });
  const status = panel.getByRole('status');
  const code = "require('magmastream');\nmodule.exports = (player) => player.textChannel;";
  await page.getByLabel('Paste code').fill(code);
  await page.getByRole('button', { name: 'Check my code' }).click();
  await expect(panel.locator('ol > li').first()).toContainText('LINE 2');
  await expect(status).toHaveText(/^ONE PROBLEM ON ONE LINE/);
  await page.getByLabel('Paste code').fill('');
  await page.getByRole('button', { name: 'Check my code' }).click();
  await expect(status).not.toHaveText(/PROBLEM/);
  await expect(page.getByText('page crashed')).toHaveCount(0);
});
