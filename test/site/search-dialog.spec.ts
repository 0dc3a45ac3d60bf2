import { at, codeWith, create, expect, hold, open, shardNames, shards, test } from './search';
import { held, ready, settled } from './support';

// @spec 2.101 2.102 2.103 2.104 2.107 2.108 4.35
test('the dialog opens by each of its keys and a click, Escape leads back to the button', async ({ page, search }) => {
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
  await expect(page.locator('html'), 'the application does not run').toHaveAttribute('data-has-hydrated', 'false');
});

// @spec 2.106
test('the dialog opens when a reader types on its button, and no letter is lost', async ({ page, search }) => {
  // Its script comes after the page, and later than the reader's first keys.
  const release = await hold(page, /\/plain\.[^/]+\.js/);
  await open(page, '/docs/intro');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('/ad');
  await page.keyboard.press('Backspace');
  release();
  await expect(search.field).toHaveValue('/a');
  await search.close();
  await expect(search.button).toBeFocused();
  await page.keyboard.type('create');
  await expect(search.field).toHaveValue('create');
  await expect(search.field).toBeFocused();
  await search.finds(create);
  await search.close();
  // Its code is there: only a few promises lie between the first letter and the dialog, and the next letter comes
  // before the browser gets to paint it. No keyboard of a test is as fast as a slow device makes a reader.
  await search.button.evaluate(async (button) => {
    const press = (key: string) =>
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press('c');
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    // As the browser does it: a key that nobody takes is written into the field that has the focus.
    const { activeElement } = document;
    if (press('r') && activeElement instanceof HTMLInputElement) document.execCommand('insertText', false, 'r');
  });
  await expect(search.field).toHaveValue('cr');
});

test('the dialog closes by a click beside it, and leaves the page where it was', async ({ page, search }) => {
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
  test('the dialog opens by a tap and closes by Cancel', async ({ page, search }) => {
    await open(page, '/docs/intro');
    await expect(search.button).toHaveAccessibleName('Search docs');
    await search.button.tap();
    await expect(search.field).toBeFocused();
    await search.dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(search.dialog).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the search page, which names another way', async ({ page, search }) => {
    await page.goto(at('/docs/intro'));
    await search.button.click();
    await expect(page).toHaveURL(at('/search'));
    await expect(page.getByRole('main').getByRole('link', { name: 'All versions' })).toBeVisible();
  });
});

for (const intent of ['hover', 'focus'] as const) {
  // @spec 2.105
  test(`nothing is fetched before a ${intent}, and then for the version that is read`, async ({ page, search }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    // The application has an engine of its own, for the search page.
    const code = codeWith('DocSearch-Modal', 'MiniSearch:').filter((file) => /plain/.test(file));
    expect(code.map((file) => file.split('/')[0])).toEqual(expect.arrayContaining(['js', 'css']));
    const fetched = () => code.filter((file) => urls.some((url) => url.endsWith(`/assets/${file}`)));

    await open(page, '/docs/2.7.5/intro');
    await settled(page);
    expect(fetched()).toEqual([]);
    expect(urls.filter((url) => url.includes('/search/'))).toEqual([]);

    await search.button[intent]();
    await expect.poll(fetched).toEqual(code);
    await expect.poll(() => shardNames(urls)).toEqual(['default', 'docs-default-2.7.5']);
  });
}

// @spec 2.109 2.110
test('arrows move through the results, and Enter goes to the active one', async ({ page, search }) => {
  await search.visit('create');
  await search.isOver();
  await search.finds(create);
  const isActive = (place: number) => expect(search.hits.nth(place)).toHaveAttribute('aria-selected', 'true');
  await isActive(0);
  await page.keyboard.press('ArrowDown');
  await isActive(1);
  await expect(search.dialog.getByRole('treeitem', { selected: true })).toHaveCount(1);
  // Screen readers follow the field's pointer to the active result.
  const id = await search.dialog.getByRole('treeitem', { selected: true }).getAttribute('id');
  await expect(search.field).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.press('ArrowUp');
  await isActive(0);
  await search.enter(create);
});

// @spec 2.85
test('results lead on without loading the site anew where the application runs, and Back closes the dialog', async ({
  page,
  search,
}) => {
  await open(page, '/docs/intro');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await search.open('Manager.create');
  await search.finds(create);
  await search.firstHit.click();
  await search.arrivesAt(create);
  await search.open('Manager.destroy');
  await search.enter('/docs/classes/Manager#destroy');
  await search.open();
  await page.goBack();
  await search.arrivesAt(create);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('Enter goes to a hit that is seen, while what the sections say is on its way', async ({ page, search }) => {
  const { released, release } = held();
  await page.route(/\/search\/texts\//, (route) => released.then(() => route.continue()));
  await search.visit('Manager.create');
  await expect(search.dialog.getByRole('link', { name: 'See all results', exact: true })).toBeVisible();
  await search.enter('/docs/classes/Manager#create');
  release();
});

// @spec 2.111 2.112
test('Enter opens a tab or window with Ctrl, Cmd and Shift, and the page stays', async ({ page, search, context }) => {
  await search.visit('setVolume');
  for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
    await search.finds('/docs/classes/Player#setVolume');
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
    await expect(opened, keys).toHaveURL(at('/docs/classes/Player#setVolume'));
    await expect(page, keys).toHaveURL(at('/docs/intro'));
    await opened.close();
  }
});

// @spec 2.119 2.122 2.123 5.2 9.22
test('the field has its placeholder, holds 64 characters, and is cleared', async ({ page, search }) => {
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
  await clear.click();
  await expect(search.field).toHaveValue('');
  await expect(search.field).toBeFocused();
  await expect(search.hits).toHaveCount(0);
  await expect(search.status).toHaveText('');
});

// @spec 4.34 4.36 9.24
test('a search of more than 300 ms shows it, and answers what was typed meanwhile', async ({ page, search }) => {
  await page.clock.install();
  const spinner = search.dialog.locator('.DocSearch-LoadingIndicator');
  const release = await hold(page, shards);
  await search.visit();
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
