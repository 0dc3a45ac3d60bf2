import type { Page } from '@playwright/test';
import { lightOfFrames } from './painted';
import { at, colorMode, expect, inMode, open, test, toggle } from './support';

const expectMode = (page: Page, name: string) => expect(page.locator('html')).toHaveAttribute('data-theme', name);
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Simulates a browser that does not support `prefers-color-scheme`. */
function withoutPreference() {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query.includes('prefers-color-scheme') ? 'not all' : query);
}

test.describe('color mode', () => {
  for (const [system, prepare, mode, clear] of [
    ['light', () => undefined, 'light', 'removeItem'],
    ['without a preference', withoutPreference, 'dark', 'clear'],
  ] as const) {
    // @spec 4.2 4.6 4.7 4.8
    test(`the color mode changes in every tab, and returns to ${mode} with the system preference ${system}`, async ({
      context,
      page,
    }) => {
      await context.addInitScript(prepare);
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.emulateMedia({ colorScheme: 'light' });
        await tab.goto(at('/docs/intro'));
        expect(await colorMode(tab)).toBe(mode);
      }
      await toggle(page).click();
      await expectMode(other, mode === 'dark' ? 'light' : 'dark');
      await page.evaluate((how) => localStorage[how]('theme'), clear);
      await expectMode(other, mode);
      expect(await storedTheme(other)).toBeNull();
      await page.goto(at('/docs/intro'));
      expect(await colorMode(page)).toBe(mode);
    });
  }

  // @spec 4.1 4.3 4.9
  test('the color mode follows the system by default, and selects the logo and button name', async ({ page }) => {
    const logo = page.locator('.navbar__logo img:visible');
    for (const preferred of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: preferred });
      await page.goto(at('/docs/intro'));
      expect(await colorMode(page)).toBe(preferred);
      expect(await storedTheme(page)).toBeNull();
      await expect(toggle(page)).toHaveAccessibleName(new RegExp(`currently ${preferred} mode`));
      await expect(logo).toHaveAttribute('src', at(preferred === 'dark' ? '/img/logo.svg' : '/img/logo-light.svg'));
    }
    await inMode(page, 'dark');
  });

  // @spec 1.10 3.23 4.4 4.5 9.34
  test('the chosen color mode outlives a system change and a reload, unless the stored value is unknown', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at('/docs/intro'));
    await toggle(page).click();
    for (const colorScheme of ['light', 'dark'] as const) await page.emulateMedia({ colorScheme });
    await expectMode(page, 'light');
    expect(await storedTheme(page)).toBe('light');
    await page.goto(at('/docs/intro'));
    expect(await colorMode(page)).toBe('light');
    await page.evaluate(() => localStorage.setItem('theme', 'purple'));
    await page.goto(at('/docs/intro'));
    expect(await colorMode(page)).toBe('dark');
  });

  for (const mode of ['dark', 'light'] as const) {
    test(`a ${mode} page never paints a frame in the other mode, even if the style sheet is late`, async ({ page }) => {
      // Emulates the opposite system preference, so that CSS cannot derive the stored mode from it.
      await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        await new Promise((done) => setTimeout(done, 300));
        await route.fulfill({ response });
      });
      await open(page, '/versions');
      const frames = await lightOfFrames(page, async () => {
        for (const path of ['/docs/intro', '/', '/statistics']) await open(page, path);
      });
      expect(frames.length).toBeGreaterThan(2);
      expect(frames.filter((light) => light > 0.5 !== (mode === 'light'))).toEqual([]);
    });
  }

  // @spec 2.94 2.95 8.8 8.9
  test('the color mode works if no script loads, and the home page explains the failure', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.route(/\.(js|css)$/, (route) => route.abort());
    await page.goto(at('/'));
    expect(await colorMode(page)).toBe('light');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const banner = page.locator('#base-url-banner');
    await expect(banner.locator('p')).toHaveText([
      'Your site did not load properly.',
      'A very common reason is a wrong site baseUrl configuration.',
      new RegExp(`^Current configured baseUrl = ${at('/')}( \\(default value\\))?$`),
      `We suggest trying baseUrl = ${at('/')}`,
    ]);
    await expect(banner).toHaveCSS('border-color', 'rgb(255, 0, 0)');
  });
});

// @spec 2.33 4.14 4.15
test('the announcement closes in all tabs, and stays closed until it changes', async ({ context, page }) => {
  const bar = page.getByRole('banner');
  const other = await context.newPage();
  await other.goto(at('/'));
  await page.goto(at('/'));
  await expect(bar).toHaveText('Since 2 March 2026, Discord needs Lavalink 4.2+ and a few lines of code. Add them');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await expect(other.getByRole('banner')).toBeHidden();
  await page.goto(at('/docs/intro'));
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await page.goto(at('/docs/intro'));
  await expect(bar).toBeVisible();
});
