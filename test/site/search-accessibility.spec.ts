import { colorViolations, prepareAxe, violations } from './axe';
import { type Search, expect, open, remembered, test } from './search';
import { inMode, overhang } from './support';

/** What the dialog can look like; each step starts with the dialog closed and ends with it open. */
const looks: Record<string, (search: Search) => Promise<void>> = {
  error: async (search) => {
    const repair = await search.breakIndex();
    await search.open('player');
    await expect(search.failure).toBeVisible();
    await repair();
  },
  'start screen': async (search) => {
    await search.open();
    await expect(search.dialog).toContainText('No recent searches');
  },
  'recent and favorite searches': async (search) => {
    await search.store('recent', [remembered('pause'), remembered('stop')]);
    await search.store('favorite', [remembered('play'), remembered('seek')]);
    await search.open();
    await expect(search.hits).toHaveCount(4);
  },
  results: async (search) => {
    await search.open('player');
    await expect(search.dialog.getByRole('link', { name: /^See all/ })).toBeVisible();
  },
  'results that another version is named with': async (search) => {
    await search.open('getClosestTrack');
    await expect(search.dialog.getByRole('link', { name: '2.8.2' })).toBeVisible();
  },
  'no results': async (search) => {
    await search.open('qqzzxxvv');
    await expect(search.dialog).toContainText('No results for');
  },
};

for (const width of [1366, 390]) {
  test(`axe finds nothing in the dialog, ${width} px wide`, async ({ page, search }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/docs/intro');
    await prepareAxe(page);
    for (const [name, show] of Object.entries(looks)) {
      await show(search);
      // All rules in one color mode; contrast, which takes no more than a mode to change, in the other too.
      await inMode(page, 'dark');
      expect.soft(await violations(page), `${name}, dark`).toEqual([]);
      await inMode(page, 'light');
      expect.soft(await colorViolations(page), `${name}, light`).toEqual([]);
      expect.soft(await overhang(page), `${name}: pixels that the page scrolls sideways`).toBeLessThanOrEqual(0);
      await search.close();
    }
  });
}

test('the focus stays in the dialog, forward and backward', async ({ page, search }) => {
  await search.visit();
  for (const [query, ready] of [
    ['', search.dialog.getByText('No recent searches')],
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
      expect(reached.size, `"${query}": what ${key} reaches`).toBe(count);
    }
    await search.field.focus();
  }
});
