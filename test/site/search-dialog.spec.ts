import type { Page } from '@playwright/test';
import {
  activeHit,
  at,
  closeDialog,
  codeWith,
  dialog,
  expect,
  field,
  firstHit,
  hits,
  holdShards,
  open,
  openDialog,
  openWithDialog,
  searchButton,
  shardNames,
  spinner,
  test,
} from './search';
import { settled } from './support';

test.describe('the dialog opens', () => {
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'Ctrl+K': (page) => page.keyboard.press('Control+k'),
    'Cmd+K': (page) => page.keyboard.press('Meta+k'),
    'a slash': (page) => page.keyboard.press('/'),
    'a click': (page) => searchButton(page).click(),
    Enter: (page) => searchButton(page).press('Enter'),
    Space: (page) => searchButton(page).press('Space'),
  };

  test('by shortcut, click and button, and closes with Escape, which leads back to the button', async ({ page }) => {
    await open(page, '/docs/intro');
    for (const [name, act] of Object.entries(ways)) {
      await test.step(name, async () => {
        await act(page);
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
        await closeDialog(page);
        await expect(searchButton(page)).toBeFocused();
      });
    }
  });

  test('when its button has the focus and a reader starts to type, without losing a letter', async ({ page }) => {
    await open(page, '/docs/intro');
    await searchButton(page).focus();
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.type('create');
    await expect(field(page)).toHaveValue('create');
    await expect(field(page)).toBeFocused();
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
  });

  test('with the letter that is typed in the very moment in which it appears', async ({ page }) => {
    await open(page, '/docs/intro');
    await openDialog(page);
    await closeDialog(page);
    // Its code is there: only a few promises lie between the first letter and the dialog, and the next letter comes
    // before the browser gets to paint it. No keyboard of a test is as fast as a slow device makes a reader.
    await searchButton(page).evaluate(async (button) => {
      const press = (key: string) =>
        button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      press('c');
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      // As the browser does it: a key that nobody takes is written into the field that has the focus.
      const { activeElement } = document;
      if (press('r') && activeElement instanceof HTMLInputElement) document.execCommand('insertText', false, 'r');
    });
    await expect(field(page)).toHaveValue('cr');
  });

  test('in fields by Ctrl+K only: a slash is a character there', async ({ page }) => {
    await open(page, '/search');
    const input = page.getByRole('main').getByRole('searchbox');
    await input.focus();
    await page.keyboard.type('and/or');
    await expect(input).toHaveValue('and/or');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });

  test('in a tab of its own as the search page, where a reader asks for that', async ({ page, context }) => {
    await open(page, '/docs/intro');
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      searchButton(page).click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(opened).toHaveURL(at('/search'));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('for none of the browser’s own shortcuts, not even from its button', async ({ page }) => {
    await open(page, '/docs/intro');
    await searchButton(page).focus();
    // What the page takes for itself, the browser does not get.
    await page.evaluate(() => {
      const taken: string[] = [];
      Object.assign(window, { takenKeys: taken });
      window.addEventListener('keydown', (event) => event.defaultPrevented && taken.push(event.key));
    });
    for (const keys of ['Control+f', 'Meta+f', 'Control+c', 'Alt+d', 'Tab']) await page.keyboard.press(keys);
    expect(await page.evaluate(() => (window as unknown as { takenKeys: string[] }).takenKeys)).toEqual([]);
    await expect(dialog(page)).toHaveCount(0);
  });
});

test.describe('the dialog closes', () => {
  test('by a click beside it, by Ctrl+K, and leaves the page where it was', async ({ page }) => {
    await open(page, '/docs/classes/Manager');
    await page.evaluate(() => window.scrollTo(0, 900));
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
    await openDialog(page);
    expect(await overflow(), 'the page behind does not scroll').toBe('hidden');
    await page.mouse.click(20, 400);
    await expect(dialog(page)).toHaveCount(0);
    expect(await overflow()).not.toBe('hidden');

    await openDialog(page);
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test('by Back, which leads to the page before', async ({ page }) => {
    await open(page, '/docs/intro');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Used by' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).not.toHaveText('Introduction');
    await openDialog(page, 'create');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(heading).toHaveText('Introduction');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

    test('by Cancel', async ({ page }) => {
      await open(page, '/docs/intro');
      await searchButton(page).tap();
      await expect(field(page)).toBeFocused();
      await dialog(page).getByRole('button', { name: 'Cancel' }).tap();
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});

test.describe('nothing is fetched for the search', () => {
  const intents: Record<string, (page: Page) => Promise<void>> = {
    'the pointer is over the button': (page) => searchButton(page).hover(),
    'the button has the focus': (page) => searchButton(page).focus(),
    'a finger is on the button': async (page) => {
      const box = await searchButton(page).boundingBox();
      const session = await page.context().newCDPSession(page);
      const touchPoints = [{ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }];
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    },
    'Ctrl+K is pressed': (page) => page.keyboard.press('Control+k'),
  };

  for (const [intent, act] of Object.entries(intents)) {
    test(`before ${intent}, and then for the version that is read`, async ({ page }) => {
      const urls: string[] = [];
      page.on('request', (request) => urls.push(request.url()));
      const code = codeWith('DocSearch-Modal', 'MiniSearch:');
      expect(code.map((file) => file.split('/')[0])).toEqual(expect.arrayContaining(['js', 'css']));
      const fetched = () => code.filter((file) => urls.some((url) => url.endsWith(`/assets/${file}`)));

      await open(page, '/docs/2.7.5/intro');
      await settled(page);
      expect(fetched()).toEqual([]);
      expect(urls.filter((url) => url.includes('/search/'))).toEqual([]);

      await act(page);
      await expect.poll(fetched).toEqual(code);
      await expect.poll(() => shardNames(urls)).toEqual(['default', 'docs-default-2.7.5']);
    });
  }
});

test.describe('keys', () => {
  test('move through the results, and Enter goes to the member', async ({ page }) => {
    await openWithDialog(page, 'create');
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(activeHit(page)).toHaveCount(1);
    // Screen readers follow the field's pointer to the active result.
    const id = await activeHit(page).getAttribute('id');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('#create')).toBeInViewport();
  });

  test('Enter reaches another member of the page that is open, and Back returns', async ({ page }) => {
    await open(page, '/docs/classes/Manager#create');
    await openDialog(page, 'Manager.destroy');
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#destroy'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/docs/classes/Manager#destroy'));
    await expect(page.locator('#destroy')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
    await expect(page.locator('#create')).toBeInViewport();
  });

  test('with Ctrl, Cmd and Shift, Enter opens a new tab or window, and the page stays', async ({ page, context }) => {
    for (const keys of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
      await openWithDialog(page, 'setVolume');
      await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Player#setVolume'));
      const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
      await expect(opened, keys).toHaveURL(at('/docs/classes/Player#setVolume'));
      await expect(page, keys).toHaveURL(at('/docs/intro'));
      await opened.close();
    }
  });

  test('a click goes to a result without loading the site anew', async ({ page }) => {
    await openWithDialog(page, 'Manager.create');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await firstHit(page).click();
    await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
    await expect(page.locator('#create')).toBeInViewport();
    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
});

test.describe('the field', () => {
  test('has its placeholder and label, and clears the query', async ({ page }) => {
    await openWithDialog(page);
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(dialog(page)).toContainText('No recent searches');
    await expect(dialog(page).getByText('Search by')).toBeHidden();
    const clear = dialog(page).getByRole('button', { name: 'Clear the query' });
    await expect(clear).toBeHidden();
    await field(page).fill('create');
    await expect(hits(page)).not.toHaveCount(0);
    await clear.click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(hits(page)).toHaveCount(0);
  });

  test('holds 64 characters, of typed and of pasted text', async ({ page }) => {
    await openWithDialog(page);
    await page.keyboard.insertText('a'.repeat(60));
    await page.keyboard.type('bcdefg');
    await expect(field(page)).toHaveValue(`${'a'.repeat(60)}bcde`);
    await field(page).fill('c'.repeat(100));
    await expect(field(page)).toHaveValue('c'.repeat(64));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the search page, which names another way', async ({ page }) => {
    await page.goto(at('/docs/intro'));
    await searchButton(page).click();
    await expect(page).toHaveURL(at('/search'));
    await expect(page.getByRole('main').getByRole('link', { name: 'All versions' })).toBeVisible();
  });
});

test('a search that takes longer than 300 ms shows it, and then answers what was typed meanwhile', async ({ page }) => {
  await page.clock.install();
  const release = await holdShards(page);
  await openWithDialog(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await field(page).pressSequentially('cre');
  await page.clock.runFor(290);
  await expect(spinner(page)).toBeHidden();
  await page.clock.runFor(20);
  await expect(spinner(page)).toBeVisible();
  await field(page).pressSequentially('ate');
  await page.clock.resume();
  release();
  await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
  await expect(spinner(page)).toBeHidden();
});
