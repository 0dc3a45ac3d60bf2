import type { Locator } from '@playwright/test';
import { at, codeWith, create, expect, indexFiles, indexNames, open, test } from './search';
import { expectAccessible } from './axe';
import { hold, settled } from './support';

// @spec 2.101 2.102 2.103 2.104 2.107 2.108 4.35
test('the dialog opens with each shortcut, closes on Escape and returns to the button', async ({ page, search }) => {
  await open(page, '/docs/intro');
  await expect(search.button).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K /');
  await expect(search.button).toHaveAccessibleName('Search docs Ctrl K');
  for (const key of ['Control+k', 'Meta+k', '/', 'Enter', 'Space', 'click']) {
    await (key === 'click' ? search.button.click() : page.keyboard.press(key));
    await expect(search.field, key).toBeFocused();
    await expect(search.field, key).toHaveValue('');
    await search.close();
    await expect(search.button, key).toBeFocused();
  }
});

// @spec 2.103
test('a slash is typed into a field, and Ctrl+K opens and closes the dialog from there', async ({ page, search }) => {
  await open(page, '/search');
  const field = page.getByRole('searchbox');
  await field.pressSequentially('and/or');
  await expect(field).toHaveValue('and/or');
  await expect(search.dialog).toHaveCount(0);
  await search.open();
  await search.loads();
  await page.keyboard.press('Control+k');
  await expect(search.dialog).toHaveCount(0);
});

test('an early Enter opens the first hit, unless the reader continues to type', async ({ page, search }) => {
  const releaseDialog = await hold(page, /docsearch/);
  await search.visit();
  await page.keyboard.type('Manager.create');
  await page.keyboard.press('Enter');
  releaseDialog();
  await search.arrivesAt(create);

  const releaseIndex = await hold(page, indexFiles);
  await search.visit();
  await search.loads();
  await page.keyboard.type('Manager.c');
  await page.keyboard.press('Enter');
  await page.keyboard.type('reate');
  releaseIndex();
  await search.finishes();
  await expect(page).toHaveURL(at('/docs/intro'));
  await search.field.fill('Manager.destroy');
  await page.keyboard.press('Enter');
  await search.arrivesAt('/docs/classes/Manager#destroy');
});

// @spec 2.106
test('the dialog replays keys pressed before its script loads or on its button', async ({ page, search }) => {
  const release = await hold(page, /\/elements\.[^/]+\.js/);
  await page.goto(at('/docs/intro'), { waitUntil: 'commit' });
  await expect(search.button).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/ad');
  await page.keyboard.press('Backspace');
  release();
  await expect(search.field).toHaveValue('/a');
  await search.close();
  await page.keyboard.type('create');
  await expect(search.field).toHaveValue('create');
  await expect(search.field).toBeFocused();
  await search.finds(create);
});

test('the dialog closes on a click beside it and keeps the scroll position', async ({ page, search }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }));
  await open(page, '/docs/classes/Manager');
  await expect(search.button, 'on a Mac').toHaveAccessibleName('Search docs ⌘K');
  await page.evaluate(() => window.scrollTo(0, 900));
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  await search.open();
  expect(await overflow(), 'the page behind does not scroll').toBe('hidden');
  await page.mouse.click(20, 400);
  await expect(search.dialog).toHaveCount(0);
  await expect(search.button).toBeFocused();
  expect(await overflow()).not.toBe('hidden');
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  // @spec 2.124
  test('the dialog opens on a tap and closes with Cancel', async ({ page, search }) => {
    await open(page, '/docs/intro');
    await expect(search.button).toHaveAccessibleName('Search docs');
    await search.button.tap();
    await expect(search.field).toBeFocused();
    await search.dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(search.dialog).toHaveCount(0);
  });
});

const intents: Record<string, (button: Locator) => Promise<void>> = {
  hover: (button) => button.hover(),
  focus: (button) => button.focus(),
  touch: (button) => button.dispatchEvent('touchstart'),
};
for (const [intent, show] of Object.entries(intents)) {
  // @spec 2.105
  test(`the button prefetches the dialog and the index of the version on ${intent}`, async ({ page, search }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const code = codeWith('DocSearch-Logo');
    expect(code.map((file) => file.split('/')[0]).sort()).toEqual(['css', 'js']);
    const fetched = () => code.filter((file) => urls.some((url) => url.endsWith(`/assets/${file}`)));

    await open(page, '/docs/2.7.5/intro');
    await settled(page);
    expect(fetched()).toEqual([]);
    expect(urls.filter((url) => url.includes('/search/'))).toEqual([]);

    await show(search.button);
    await expect.poll(fetched).toEqual(code);
    await expect.poll(() => indexNames(urls)).toEqual(['default', 'docs-default-2.7.5']);
  });
}

// @spec 2.109 2.110 2.111 2.112
test('arrow keys select hits, and Enter opens a hit in a tab or a window', async ({ page, search, context }) => {
  await search.visit('create');
  await search.finishes();
  await search.finds(create);
  const isActive = (index: number) => expect(search.hits.nth(index)).toHaveAttribute('aria-selected', 'true');
  const selected = search.dialog.getByRole('treeitem', { selected: true });
  await isActive(0);
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  await expect(selected).toHaveCount(1);
  await expect(search.field).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  await isActive(0);
  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
    await expect(opened, keys).toHaveURL(at(create));
    await expect(page, keys).toHaveURL(at('/docs/intro'));
    await opened.close();
  }
  await search.enter(create);
});

// @spec 2.85
test('a hit on the same page opens without a reload, and Back closes the dialog', async ({ page, search }) => {
  await open(page, '/docs/classes/Manager');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await search.open('Manager.create');
  await search.finds(create);
  await search.firstHit.click();
  await search.arrivesAt(create);
  await expect(search.button).not.toBeFocused();
  await search.open('Manager.destroy');
  await search.enter('/docs/classes/Manager#destroy');
  await expect(search.button).not.toBeFocused();
  await search.open();
  await page.goBack();
  await search.arrivesAt(create);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('the dialog shows a first hit only when the remaining texts cannot change it', async ({ page, search }) => {
  const release = await hold(page, /\/search\/texts\//);
  await search.visit('bot joins but is silent');
  await expect(search.dialog.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(search.hits).toHaveCount(0);
  await search.field.fill('volume');
  await search.finds('/docs/classes/Player#volume');
  await expect(search.dialog.getByRole('link', { name: 'See all results', exact: true })).toBeVisible();
  await search.field.fill('Manager.create');
  await search.enter(create);
  release();
  await search.open('volume');
  await search.finishes();
  await search.finds('/docs/classes/Player#volume');
});

test('the button shows a frame with links immediately, and the dialog replaces it without losing text, caret or focus', async ({
  page,
  search,
}) => {
  const release = await hold(page, /docsearch/);
  await search.visit();
  await search.close();
  await expect(search.button).toBeFocused();
  await search.open();
  await expectAccessible(page, 'the frame', '.DocSearch-Modal');
  const links = search.dialog.getByRole('navigation', { name: 'Start here' }).getByRole('link');
  await expect(links).toHaveText([
    'Installation',
    'Manager',
    'Player',
    'Queue',
    'Events',
    'Troubleshooting',
    'Upgrade guide',
  ]);
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.type('ceate');
  await expect(search.field).toHaveValue('ceate');
  await expect(links).toHaveCount(0);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  release();
  await search.loads();
  await expect(search.field).toBeFocused();
  await page.keyboard.type('r');
  await expect(search.field).toHaveValue('create');
  await search.finds(create);
  await search.field.fill('');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search.field).toBeFocused();
});

// @spec 2.119 2.122 2.123 5.2 9.22
test('the field has its placeholder, holds 64 characters and can be cleared', async ({ page, search }) => {
  await search.visit();
  await expect(search.field).toHaveAttribute('placeholder', 'Search docs');
  await expect(search.dialog).toContainText('No recent searches');
  await expect(search.dialog.getByText('Search by')).toBeHidden();
  const clear = search.dialog.getByRole('button', { name: 'Clear the query' });
  await expect(clear).toBeHidden();
  await page.keyboard.insertText('a'.repeat(60));
  await page.keyboard.type('bcdefg');
  await expect(search.field).toHaveValue(`${'a'.repeat(60)}bcde`);
  await search.field.fill('c'.repeat(100));
  await expect(search.field).toHaveValue('c'.repeat(64));
  await search.field.fill('create');
  await expect(search.status).toHaveText(/\d+ results/);
  await search.field.fill('  ');
  await expect(search.field).toHaveValue('');
  await expect(search.status).toHaveText('');
  await search.field.fill('create');
  await expect(search.status).toHaveText(/\d+ results/);
  await clear.click();
  await expect(search.field).toHaveValue('');
  await expect(search.field).toBeFocused();
  await expect(search.hits).toHaveCount(0);
  await expect(search.status).toHaveText('');
});

// @spec 4.34 4.36 9.24
test('the dialog reports a slow search, and shows the hits of the latest query', async ({ page, search }) => {
  await page.clock.install();
  const spinner = search.dialog.locator('.DocSearch-LoadingIndicator');
  const release = await hold(page, indexFiles);
  await search.visit();
  await search.loads();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await search.field.pressSequentially('cre');
  await page.clock.runFor(290);
  await expect(spinner).toBeHidden();
  await page.clock.runFor(20);
  await expect(spinner).toBeVisible();
  await search.field.pressSequentially('ate');
  await page.clock.resume();
  release();
  await search.finds(create);
  await expect(spinner).toBeHidden();
});
