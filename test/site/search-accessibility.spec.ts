import { expectAccessible } from './axe';
import { type Search, expect, open, storedSearch, test } from './search';

/** The dialog's states. Each step starts with a closed dialog and leaves it open. */
const states: Record<string, (search: Search) => Promise<void>> = {
  error: async (search) => {
    const repair = await search.breakIndex();
    await search.open('player');
    await expect(search.failure).toBeVisible();
    repair();
  },
  'start screen': async (search) => {
    await search.open();
    await expect(search.dialog).toContainText('No recent searches');
  },
  'recent and favorite searches': async (search) => {
    await search.store('recent', [storedSearch('pause'), storedSearch('stop')]);
    await search.store('favorite', [storedSearch('play'), storedSearch('seek')]);
    await search.open();
    await expect(search.hits).toHaveCount(4);
  },
  results: async (search) => {
    await search.open('player');
    await expect(search.dialog.getByRole('link', { name: /^See all/ })).toBeVisible();
  },
  'a result in another version': async (search) => {
    await search.open('getClosestTrack');
    await expect(search.dialog.getByRole('link', { name: '2.8.2' })).toBeVisible();
  },
  'no results': async (search) => {
    await search.open('qqzzxxvv');
    await expect(search.dialog).toContainText('No results for');
  },
};

test('the dialog has no axe violations in any state and width', async ({ page, search }) => {
  await open(page, '/docs/intro');
  for (const [name, show] of Object.entries(states)) {
    await show(search);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${name}, ${width} px`, '.DocSearch-Modal');
    }
    await search.close();
  }
});

test('the dialog traps the focus and labels its lists, hits and buttons', async ({ page, search }) => {
  await open(page, '/docs/intro');
  await search.store('recent', [storedSearch('pause')]);
  await search.open();
  const recent = search.dialog.getByRole('tree', { name: 'Recent' });
  await expect(recent.getByRole('button', { name: 'Save this search: pause' })).toBeVisible();
  for (const [query, ready] of [
    ['', recent],
    ['qqzzxxvv', search.dialog.getByText('No results for')],
    ['setVolume', search.status.filter({ hasText: 'results' })],
  ] as const) {
    await search.field.fill(query);
    await expect(ready).toBeVisible();
    const stops = search.dialog.locator('a[href]:visible, button:visible, input:visible');
    const count = await stops.count();
    for (const key of ['Tab', 'Shift+Tab']) {
      const reached = new Set<number>();
      for (let step = 0; step <= count; step += 1) {
        await page.keyboard.press(key);
        const at = await stops.evaluateAll((elements) => elements.findIndex((stop) => stop === document.activeElement));
        expect(at, `"${query}": ${key} stays in the dialog`).toBeGreaterThanOrEqual(0);
        reached.add(at);
      }
      expect(reached.size, `"${query}": elements that ${key} reaches`).toBe(count);
    }
    await search.field.focus();
  }
  await expect(search.field).toHaveAttribute('aria-expanded', 'true');
  const classes = search.dialog.getByRole('tree', { name: 'Classes' });
  await expect(classes.getByRole('treeitem').first()).toHaveAttribute('aria-level', /[12]/);
  await expect(search.dialog.getByRole('banner')).toHaveCount(0);
});
