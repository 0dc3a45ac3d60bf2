import type { Page } from '@playwright/test';
import { at, colorMode, expect, inMode, test, withoutStorage } from './support';

const toggle = (page: Page) => page.getByRole('button', { name: /dark and light mode/ });
const expectMode = (page: Page, name: string) => expect(page.locator('html')).toHaveAttribute('data-theme', name);
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Simulates a browser that does not know `prefers-color-scheme`. */
function withoutPreference() {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query.includes('prefers-color-scheme') ? 'not all' : query);
}

test.describe('color mode', () => {
  // @spec 4.2 4.8
  test('is dark without a preference, and again when another tab clears the choice', async ({ context, page }) => {
    await context.addInitScript(withoutPreference);
    await page.goto(at('/docs/intro'));
    expect(await colorMode(page)).toBe('dark');
    expect(await storedTheme(page)).toBeNull();
    await toggle(page).click();
    await expectMode(page, 'light');
    const other = await context.newPage();
    await other.goto(at('/usedby'));
    await other.evaluate(() => localStorage.removeItem('theme'));
    await expectMode(page, 'dark');
  });

  // @spec 4.1 4.3 4.9
  test('follows the system without a choice, and selects the logo and the name of the button', async ({ page }) => {
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
  test('chosen by the reader is stored, overrides the system, and survives a reload without a flash', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at('/docs/intro'));
    await toggle(page).click();
    await expectMode(page, 'light');
    expect(await storedTheme(page)).toBe('light');

    // Records the mode of each frame that shows the page.
    await page.addInitScript(() => {
      const seen = new Set<string | null>();
      Object.assign(window, { seen });
      const note = () => {
        if (document.querySelector('h1')) seen.add(document.documentElement.getAttribute('data-theme'));
        requestAnimationFrame(note);
      };
      note();
    });
    await page.goto(at('/docs/intro'));
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['light']);
  });

  // @spec 2.94 2.95 8.8 8.9
  test('works on the home page when no script loads, and the page explains the failure', async ({ page }) => {
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

  // @spec 4.6 4.7
  test('changes in every open tab, and follows the system again when the choice is cleared', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) await page.emulateMedia({ colorScheme: 'dark' });
    await second.goto(at('/docs/intro'));
    for (const clear of ['removeItem', 'clear'] as const) {
      await first.goto(at('/docs/intro'));
      await toggle(first).click();
      await expectMode(second, 'light');
      await first.evaluate((how) => localStorage[how]('theme'), clear);
      await expectMode(second, 'dark');
      expect(await storedTheme(second)).toBeNull();
    }
    await first.goto(at('/docs/intro'));
    expect(await colorMode(first)).toBe('dark');
  });
});

// @spec 2.33 4.14 4.15
test('the announcement stays closed until there is a new one', async ({ page }) => {
  const bar = page.getByRole('banner');
  await page.goto(at('/'));
  await expect(bar).toContainText('all versions');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toHaveCount(0);
  await page.goto(at('/docs/intro'));
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
  await page.goto(at('/docs/intro'));
  await expect(bar).toBeVisible();
});

test('the color mode changes and the announcement closes when storage is full', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(at('/docs/intro'));
  await toggle(page).click();
  await expectMode(page, 'light');
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('every kind of page follows the system and its toggle when storage is blocked', async ({ page }) => {
  await page.addInitScript(withoutStorage);
  for (const [path, scheme, other] of [
    ['/', 'dark', 'light'],
    ['/docs/classes/Manager', 'light', 'dark'],
    ['/versions', 'dark', 'light'],
    ['/search', 'light', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(at(path), { waitUntil: 'commit' });
    await expectMode(page, scheme);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await toggle(page).click();
    await expectMode(page, other);
  }
});
