import type { Page } from '@playwright/test';
import { codeWith } from './search';
import { at, expect, hold, open, test } from './support';

const path = '/docs/2.7.5/classes/Player';
const name = (page: Page, text = 'create') =>
  page.locator('.code-sample').getByRole('link', { name: text, exact: true }).first();
const card = (page: Page) => page.getByRole('tooltip');
/** Matches the script of the card. */
const isCode = (url: URL) => codeWith('"sample-card"').some((file) => url.pathname.endsWith(`/assets/${file}`));
const member = '/docs/2.7.5/classes/Manager#create';

test('a double click and a drag select a linked name, and a click follows it', async ({ page }) => {
  await open(page, '/docs/classes/Player');
  const selected = () => page.evaluate(() => getSelection()!.toString());
  await name(page).dblclick();
  expect(await selected()).toBe('create');
  await page.mouse.click(5, 5);
  const { x, y, width, height } = (await name(page).boundingBox())!;
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 1, y + height / 2, { steps: 4 });
  await page.mouse.up();
  expect(await selected()).toBe('create');
  await page.mouse.click(5, 5);
  await expect(page).toHaveURL(at('/docs/classes/Player'));
  await name(page).click();
  await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
});

test('the second press of a slow double click stops the navigation, and selects the name', async ({ page }) => {
  const release = await hold(page, `**${at('/docs/classes/Manager')}`);
  await open(page, '/docs/classes/Player');
  const { x, y, width, height } = (await name(page).boundingBox())!;
  const request = page.waitForRequest(/classes\/Manager$/);
  await page.mouse.click(x + width / 2, y + height / 2);
  await request;
  const stopped = page.waitForEvent('requestfailed', (failed) => failed.isNavigationRequest());
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await stopped;
  expect(await page.evaluate(() => getSelection()!.toString())).toBe('create');
  release();
  await expect(page).toHaveURL(at('/docs/classes/Player'));
});

test('a linked name shows its type on hover and focus, and a click follows the link', async ({ page }) => {
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
  await expect(page).toHaveURL(at(member));
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
    await expect(page).toHaveURL(at(member));
  });

  test('a tap follows the link if a new deployment has replaced the code of the card', async ({ page }) => {
    await page.route(isCode, (route) => route.fulfill({ status: 404 }));
    await open(page, path);
    await name(page).tap();
    await expect(page).toHaveURL(at(member));
  });

  test('a second tap follows the link while the card is loading', async ({ page }) => {
    await hold(page, isCode);
    await open(page, path);
    await Promise.all([page.waitForRequest((request) => isCode(new URL(request.url()))), name(page).tap()]);
    await expect(page).toHaveURL(at(path));
    await name(page).tap();
    await expect(page).toHaveURL(at(member));
  });
});
