import type { Page } from '@playwright/test';
import { expect, open, test } from './support';

const main = (page: Page) => page.getByRole('main');

test('copies the link of a member', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/classes/Player');
  const link = main(page).getByRole('link', { name: 'Direct link to setVolume(volume)' });
  await link.click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1);
  await expect(page).toHaveURL(/\/docs\/classes\/Player#setVolume$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('filters the index of a class, keeps the filter in the URL, and opens the first match on Enter', async ({
  page,
}) => {
  await open(page, '/docs/classes/Player');
  const field = main(page).getByRole('searchbox', { name: /^Filter \d+ members$/ });
  const rows = main(page).locator('.api-index').getByRole('listitem');
  await field.fill('autoplay');
  await expect(rows.filter({ visible: true }).first()).toContainText('isAutoplay');
  await expect(main(page).getByRole('heading', { name: 'pause', exact: false }).first()).toBeVisible();
  await field.fill('setvol');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?filter=setvol#setVolume$/);
  await page.reload();
  await expect(field).toHaveValue('setvol');
  await expect(rows.filter({ visible: true })).toHaveText([/^volume/, /^setVolume/]);
});

test('opens the keyboard shortcuts on a question mark, except in a field', async ({ page }) => {
  await open(page, '/docs/classes/Player');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(help).toContainText('Search the documentation');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  const field = main(page).getByRole('searchbox', { name: /^Filter/ });
  await field.press('?');
  await expect(field).toHaveValue('?');
  await expect(help).toBeHidden();
});
