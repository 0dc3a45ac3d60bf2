import type { Page } from '@playwright/test';
import { at, expect, open, test } from './support';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Invite / }) });

test('every bot has a tile, a creator and an invite that says whom it invites and that it opens a tab', async ({
  page,
}) => {
  await open(page, '/usedby');
  await expect(cards(page)).toHaveCount(12);
  for (const card of await cards(page).all()) {
    const name = await card.getByRole('heading', { level: 2 }).innerText();
    await expect(card).toContainText(/by \S/);
    const invite = card.getByRole('link');
    await expect(invite).toHaveAccessibleName(`Invite ${name} (opens in a new tab)`);
    await expect(invite).toHaveAttribute('href', /^https:\/\/discord\.com\//);
    await expect(invite).toHaveAttribute('target', '_blank');
    await expect(invite).toHaveAttribute('rel', 'noopener noreferrer');
    const tile = card.locator('img');
    await tile.scrollIntoViewIfNeeded();
    await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('an invite opens beside the page and cannot reach back to it', async ({ page, context }) => {
  await context.route('https://discord.com/**', (route) =>
    route.fulfill({ body: '<title>Discord</title>', contentType: 'text/html' }),
  );
  await open(page, '/usedby');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Invite Lava Jukebox' }).click(),
  ]);
  await expect(opened).toHaveTitle('Discord');
  expect(await opened.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await expect(page).toHaveURL(at('/usedby'));
});

test('an address with the name of a bot opens at its card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/usedby#savage-bot');
  await expect(page.getByRole('heading', { name: 'Savage Bot' })).toBeInViewport();
});

test('how to add a bot: the criterion, the file, and an entry to copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/usedby');
  await page.getByRole('link', { name: 'Add your bot', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Add your bot' })).toBeInViewport();
  await expect(page.getByText('A bot is listed if')).toBeVisible();
  await expect(page.getByRole('link', { name: 'src/config/usedBy.ts' })).toHaveAttribute(
    'href',
    'https://github.com/magmastream-npm/magmastream_documentation/tree/main/src/config/usedBy.ts',
  );
  const entry = page.getByText("name: 'My bot'");
  await entry.hover();
  await page.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\{\n {2}name: .+\n {2}creator: .+\n {2}link: 'https:\/\/discord\.com\/.+\n\},$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every bot can be invited, and the entry to add one read', async ({ page }) => {
    await page.goto(at('/usedby'));
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByText("name: 'My bot'")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  });
});
