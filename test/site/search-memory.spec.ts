import type { Page } from '@playwright/test';
import {
  at,
  closeDialog,
  dialog,
  expect,
  expectUnharmed,
  field,
  firstHit,
  groups,
  hits,
  hostileTexts,
  open,
  openDialog,
  openWithDialog,
  remembered,
  store,
  storageKeys as keys,
  test,
} from './search';
import { withoutStorage } from './support';

const kinds = ['recent', 'favorite'] as const;
const several = (word: string, count: number) => Array.from({ length: count }, (_, index) => remembered(word + index));

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

const group = (page: Page, name: string) => groups(page).filter({ has: page.getByText(name, { exact: true }) });
const entries = (page: Page, name: string) => group(page, name).getByRole('treeitem');
const titles = (page: Page, name: string) => entries(page, name).locator('.DocSearch-Hit-title').allInnerTexts();

test.describe('the start screen', () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`keeps a search, makes it a favorite, and forgets it (motion: ${reducedMotion})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await openWithDialog(page);
      await expect(dialog(page)).toContainText('No recent searches');
      await field(page).fill('Manager.create');
      await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
      expect(await stored(page, keys.recent)).toContain('create');

      await open(page, '/docs/intro');
      await openDialog(page);
      await expect(entries(page, 'Recent')).toHaveCount(1);
      await expect(entries(page, 'Recent').getByRole('link')).toHaveAttribute(
        'href',
        at('/docs/classes/Manager#create'),
      );
      await group(page, 'Recent').getByRole('button', { name: 'Save this search' }).click();
      await expect(entries(page, 'Favorite')).toHaveCount(1);
      await expect(group(page, 'Recent')).toHaveCount(0);
      expect(await stored(page, keys.recent)).toBe('[]');
      expect(await stored(page, keys.favorite)).toContain('create');

      await group(page, 'Favorite').getByRole('button', { name: 'Remove this search from favorites' }).click();
      await expect(group(page, 'Favorite')).toHaveCount(0);
      await expect(dialog(page)).toContainText('No recent searches');
      expect(await stored(page, keys.favorite)).toBe('[]');
    });
  }

  test('forgets a recent search, and its results lead on', async ({ page }) => {
    await open(page, '/docs/intro');
    await store(page, 'recent', [remembered('setVolume'), remembered('destroy')]);
    await openDialog(page);
    expect(await titles(page, 'Recent')).toEqual(['setVolume', 'destroy']);
    const remove = group(page, 'Recent').getByRole('button', { name: 'Remove this search from history' });
    await remove.first().click();
    await expect(entries(page, 'Recent')).toHaveCount(1);
    expect(await titles(page, 'Recent')).toEqual(['destroy']);
    await page.keyboard.press('Escape');
    await openDialog(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/docs/classes/Player#destroy'));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('holds 7 recent searches; 4 of them beside favorites, of which it holds 10', async ({ page }) => {
    await open(page, '/docs/intro');
    await store(page, 'recent', several('recent', 9));
    await openDialog(page);
    expect(await titles(page, 'Recent')).toEqual(several('recent', 7).map(({ hierarchy }) => hierarchy.lvl2));
    await closeDialog(page);
    await store(page, 'favorite', several('favorite', 12));
    await openDialog(page);
    expect(await titles(page, 'Recent')).toEqual(several('recent', 4).map(({ hierarchy }) => hierarchy.lvl2));
    expect(await titles(page, 'Favorite')).toEqual(several('favorite', 10).map(({ hierarchy }) => hierarchy.lvl2));
  });

  test('shows the latest search first, each once, and the oldest gives way', async ({ page }) => {
    await open(page, '/docs/intro');
    await store(page, 'recent', several('recent', 7));
    for (const query of ['Manager.destroy', 'Manager.create', 'Manager.destroy']) {
      await openDialog(page, query);
      await expect(firstHit(page)).toHaveAttribute('href', at(`/docs/classes/${query.replace('.', '#')}`));
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toHaveCount(0);
    }
    await openDialog(page);
    await expect(entries(page, 'Recent')).toHaveCount(7);
    const [first, second, third] = await titles(page, 'Recent');
    expect([first, second, third]).toEqual([
      expect.stringContaining('destroy'),
      expect.stringContaining('create'),
      'recent0',
    ]);
  });

  test('does not store a favorite as recent', async ({ page }) => {
    await open(page, '/docs/intro');
    await store(page, 'favorite', [remembered('setVolume')]);
    await openDialog(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/docs/classes/Player#setVolume'));
    await openDialog(page);
    await expect(entries(page, 'Favorite')).toHaveCount(1);
    await expect(group(page, 'Recent')).toHaveCount(0);
  });
});

test.describe('a storage that something else has written to', () => {
  // The unit tests know more.
  const wrong = {
    'is no JSON': '{[',
    'holds a hierarchy of other things': '[{"objectID":"a","url":7,"type":"lvl2","hierarchy":{"lvl1":{},"lvl2":[]}}]',
    'is very long': JSON.stringify(several('x'.repeat(500), 200)),
  };

  test('does not keep the dialog from opening, finding and remembering', async ({ page }) => {
    await open(page, '/docs/intro');
    for (const [name, value] of Object.entries(wrong)) {
      await test.step(name, async () => {
        for (const kind of kinds) await store(page, kind, value);
        await openDialog(page);
        await field(page).fill('Manager.create');
        await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toHaveCount(0);
        expect(await stored(page, keys.recent)).toContain('Manager#create');
      });
    }
  });

  test('does no harm with HTML and addresses that are scripts', async ({ page }) => {
    await open(page, '/docs/intro');
    const harmful = hostileTexts.flatMap((text, index) => [
      {
        ...remembered(`title${index}`),
        hierarchy: { ...remembered('').hierarchy, lvl0: text, lvl1: text, lvl2: text },
        _snippetResult: { hierarchy: { lvl1: { value: text }, lvl2: { value: text } }, content: { value: text } },
        _highlightResult: { hierarchy: { lvl0: { value: text } } },
      },
      { ...remembered(`content${index}`), type: 'content', content: text },
    ]);
    const scripts = ['javascript:zzqqxx={}', ' JaVaScRiPt:zzqqxx={}', 'data:text/html,<script>alert(1)</script>'];
    const harmless = scripts.map((url, index) => ({ ...remembered(`script${index}`), url }));
    // What is kept of each list is at most 4 beside favorites, and 10 of those.
    for (const [recent, favorite] of [
      [harmful.slice(0, 4), harmful],
      [harmful.slice(4), harmless],
      [harmless, harmful],
    ]) {
      await store(page, 'recent', recent);
      await store(page, 'favorite', favorite);
      await openDialog(page);
      await expectUnharmed(page);
      const links = await hits(page)
        .getByRole('link')
        .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).protocol));
      expect(links.filter((protocol) => !protocol.startsWith('http'))).toEqual([]);
      await page.keyboard.press('Enter');
      await expectUnharmed(page);
      await open(page, '/docs/intro');
    }
  });
});

test('without storage the dialog finds, and remembers as long as the page lives', async ({ page }) => {
  await page.addInitScript(withoutStorage);
  await openWithDialog(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await field(page).fill('Manager.create');
  await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
  await expect(page.locator('#create')).toBeInViewport();
  await openDialog(page);
  await expect(entries(page, 'Recent')).toHaveCount(1);
  await openWithDialog(page);
  await expect(dialog(page)).toContainText('No recent searches');
});

test('a full storage keeps no search from being made', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await openWithDialog(page, 'Manager.create');
  await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
});
