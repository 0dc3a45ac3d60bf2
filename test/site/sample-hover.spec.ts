import type { Page } from '@playwright/test';
import { at, expect, open, test } from './support';

const path = '/docs/2.7.5/classes/Player';
const name = (page: Page, text = 'create') =>
  page.locator('.code-sample').getByRole('link', { name: text, exact: true }).first();
const card = (page: Page) => page.getByRole('tooltip');

test('shows the type in the version of the page on hover and focus, and follows the link', async ({ page }) => {
  await open(page, path);
  await name(page).hover();
  await expect(card(page)).toContainText('create(options: PlayerOptions): Player');
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  await page.mouse.move(0, 0);
  await name(page).hover();
  await card(page).hover();
  await expect(card(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(card(page)).toBeHidden();
  await name(page).focus();
  await expect(card(page)).toContainText('Creates a player for a guild');
  await name(page).press('Enter');
  await expect(page).toHaveURL(at('/docs/2.7.5/classes/Manager#create'));
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('a tap on a name shows its type, a tap on the card closes it, and a second tap follows the link', async ({
    page,
  }) => {
    await open(page, path);
    await name(page, 'search').tap();
    await expect(card(page)).toContainText('search<T');
    await card(page).tap();
    await expect(card(page)).toBeHidden();
    await name(page).tap();
    await expect(card(page)).toContainText('create(options: PlayerOptions): Player');
    await expect(page).toHaveURL(at(path));
    await name(page).tap();
    await expect(page).toHaveURL(at('/docs/2.7.5/classes/Manager#create'));
  });
});
