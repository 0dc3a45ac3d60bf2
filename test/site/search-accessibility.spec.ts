import type { Page } from '@playwright/test';
import { contrastViolations, prepareAxe, violations } from './axe';
import {
  breakIndex,
  closeDialog,
  dialog,
  expect,
  failure,
  field,
  firstHit,
  hits,
  open,
  openDialog,
  openWithDialog,
  remembered,
  store,
  test,
  unreachable,
} from './search';
import { overhang } from './support';

/** What the dialog can look like; each step starts with the dialog closed and ends with it open. */
const looks: Record<string, (page: Page) => Promise<void>> = {
  'start screen': async (page) => {
    await openDialog(page);
    await expect(dialog(page)).toContainText('No recent searches');
  },
  'recent and favorite searches': async (page) => {
    await store(page, 'recent', [remembered('pause'), remembered('stop')]);
    await store(page, 'favorite', [remembered('play'), remembered('seek')]);
    await openDialog(page);
    await expect(hits(page)).toHaveCount(4);
  },
  results: async (page) => {
    await openDialog(page, 'player');
    await expect(dialog(page).getByRole('link', { name: /^See all/ })).toBeVisible();
  },
  'results that another version is named with': async (page) => {
    await openDialog(page, 'getClosestTrack');
    await expect(dialog(page).getByRole('link', { name: '2.8.2' })).toBeVisible();
  },
  'no results': async (page) => {
    await openDialog(page, 'qqzzxxvv');
    await expect(dialog(page)).toContainText('No results for');
  },
};

// All rules in each width, and contrast, which takes no more than a color mode to change, in each of both.
for (const [colorScheme, width, find] of [
  ['dark', 1366, violations],
  ['light', 1366, contrastViolations],
  ['dark', 390, contrastViolations],
  ['light', 390, violations],
] as const) {
  test(`axe finds nothing in the dialog, ${colorScheme}, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const index = await breakIndex(page, unreachable);
    await openWithDialog(page, 'player');
    await prepareAxe(page);
    await expect(failure(page)).toBeVisible();
    expect.soft(await find(page), 'error').toEqual([]);
    await index.repair();
    await closeDialog(page);
    for (const [name, show] of Object.entries(looks)) {
      await show(page);
      expect.soft(await find(page), name).toEqual([]);
      expect.soft(await overhang(page), `${name}: pixels that the page scrolls sideways`).toBeLessThanOrEqual(0);
      await closeDialog(page);
    }
  });
}

test('the dialog has a name, and is all that there is while it is open', async ({ page }) => {
  await openWithDialog(page);
  await expect(page.getByRole('dialog', { name: /search/i })).toHaveAttribute('aria-modal', 'true');
  // What used to be the role of the whole dialog: a button is announced without what is in it.
  await expect(page.locator('.DocSearch-Container[role="button"]')).toHaveCount(0);
});

test('the focus stays in the dialog, forward and backward', async ({ page }) => {
  await openWithDialog(page);
  const states: Record<string, () => Promise<void>> = {
    start: () => expect(dialog(page)).toContainText('No recent searches'),
    qqzzxxvv: () => expect(dialog(page)).toContainText('No results for'),
    setVolume: () => expect(firstHit(page)).toBeVisible(),
  };
  for (const [query, ready] of Object.entries(states)) {
    await field(page).fill(query === 'start' ? '' : query);
    await ready();
    const stops = dialog(page).locator('a[href]:visible, button:visible, input:visible');
    const count = await stops.count();
    for (const key of ['Tab', 'Shift+Tab']) {
      const reached = new Set<number>();
      for (let step = 0; step <= count; step += 1) {
        await page.keyboard.press(key);
        const at = await stops.evaluateAll((elements) => elements.findIndex((stop) => stop === document.activeElement));
        expect(at, `${query}: ${key} stays in the dialog`).toBeGreaterThanOrEqual(0);
        reached.add(at);
      }
      expect(reached.size, `${query}: what ${key} reaches`).toBe(count);
    }
    await field(page).focus();
  }
});

test('results are announced, and so is that there are none, and that they cannot be fetched', async ({ page }) => {
  const index = await breakIndex(page, unreachable);
  await openWithDialog(page, 'create');
  const status = dialog(page).getByRole('status');
  await expect(status).toHaveText(/unable to fetch/i);
  await index.repair();
  await field(page).fill('setVolume');
  await expect(status).toHaveText(/\d+ results?/);
  await field(page).fill('qqzzxxvv');
  await expect(status).toHaveText(/no results/i);
  await field(page).fill('');
  await expect(status).not.toHaveText(/results? /);
});

test('the button has a name and tells its keys', async ({ page }) => {
  await open(page, '/docs/intro');
  const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /search docs/i });
  await expect(button).toHaveAttribute('aria-keyshortcuts', /Control\+K/);
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
});
