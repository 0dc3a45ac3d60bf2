import type { Page } from '@playwright/test';
import { at, create, expect, indexFiles, open, test } from './search';
import { hold } from './support';

type Keys = Pick<
  KeyboardEventInit,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
>;

/** Presses a key that Playwright's keyboard does not have. Resolves to true if the page handled the key. */
const press = (page: Page, init: Keys) =>
  page.evaluate((options) => {
    const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options });
    (document.activeElement ?? document.body).dispatchEvent(event);
    return event.defaultPrevented;
  }, init);

const russian: Keys = { key: 'л', code: 'KeyK', ctrlKey: true };

test('the button queues the shortcut of a Russian keyboard before its script loads', async ({ page, search }) => {
  const release = await hold(page, /\/elements\.[^/]+\.js/);
  await page.goto(at('/docs/intro'), { waitUntil: 'commit' });
  await expect(search.button).toBeVisible();
  await press(page, russian);
  await press(page, { key: 'a', code: 'KeyA' });
  release();
  await expect(search.field).toHaveValue('a');
});

const layers: Record<string, { path: string; width: number; show: (page: Page) => Promise<void>; shown: string }> = {
  'the list of shortcuts': {
    path: '/docs/intro',
    width: 1280,
    show: (page) => page.keyboard.press('?'),
    shown: 'dialog.keyboard-help',
  },
  'the menu of small screens': {
    path: '/docs/intro',
    width: 390,
    show: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }).click(),
    shown: 'dialog.navbar-sidebar[open]',
  },
  'the version menu': {
    path: '/docs/intro',
    width: 1280,
    show: async (page) => {
      await page.locator('.navbar nav-dropdown button').focus();
      await page.keyboard.press('Enter');
    },
    shown: '.navbar nav-dropdown [aria-expanded=true]',
  },
  'the table of contents of small screens': {
    path: '/docs/classes/Player',
    width: 390,
    show: (page) => page.locator('page-strip summary').click(),
    shown: 'page-strip details[open]',
  },
  'the history of a member': {
    path: '/docs/classes/Player',
    width: 1280,
    show: (page) => page.locator('.api-change > summary').first().click(),
    shown: '.api-change[open]',
  },
  'the card of a name': {
    path: '/docs/classes/Manager',
    width: 1280,
    show: (page) => page.locator('.code-sample a').first().focus(),
    shown: '.sample-card',
  },
};
for (const [layer, { path, width, show, shown }] of Object.entries(layers)) {
  test(`the shortcuts close ${layer} and open the search`, async ({ page, search }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, path);
    for (const key of ['/', 'Control+k']) {
      await show(page);
      await expect(page.locator(shown)).toHaveCount(1);
      await page.keyboard.press(key);
      await expect(search.field).toBeFocused();
      await expect(page.locator(shown)).toHaveCount(0);
      await page.keyboard.type('c');
      await expect(search.field).toHaveValue('c');
      await search.close();
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the dialog searches for a word during its composition, and keeps the word', async ({ page, search }) => {
    const session = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    const releaseCode = await hold(page, /docsearch/);
    const releaseIndex = await hold(page, indexFiles);
    await open(page, '/docs/intro');
    await search.button.tap();
    for (const text of ['v', 'vo', 'vol']) await compose(text);
    const bars = search.dialog.locator('.DocSearch-LoadingIndicator');
    await expect(bars, 'while the code loads').toBeVisible();
    await expect(search.dialog.getByText('No recent searches')).toBeHidden();
    await expect(search.dialog.getByText('Loading the search…')).toBeVisible();
    releaseCode();
    await search.loads();
    await expect(search.field).toBeFocused();
    await compose('volu');
    await expect(search.field).toHaveValue('volu');
    await expect(bars, 'while the index loads').toBeVisible();
    await expect(search.dialog.getByText('Loading the search…')).toBeVisible();
    releaseIndex();
    await compose('volume');
    await search.finds('/docs/classes/Player#volume');
    await expect(search.field).toHaveValue('volume');
    await search.finishes();
    // Ends the composition.
    await page.keyboard.insertText('volume');
    await expect(search.field).toHaveValue('volume');
    await search.enter('/docs/classes/Player#volume');
  });
});

test('Enter that confirms a composed word does not open a hit', async ({ page, search }) => {
  await search.visit('Manager.create');
  await search.finds(create);
  await search.finishes();
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    await press(page, { key: 'Enter', code: 'Enter', ...init });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(page).toHaveURL(at('/docs/intro'));
  await expect(search.field).toBeFocused();
  await search.enter(create);
});

test('Enter that confirms a word composed in the frame does not open a hit', async ({ page, search }) => {
  const release = await hold(page, /docsearch/);
  await search.visit('Manager.create');
  await press(page, { key: 'Enter', code: 'Enter', keyCode: 229 });
  release();
  await search.finds(create);
  await search.finishes();
  await expect(page).toHaveURL(at('/docs/intro'));
});
