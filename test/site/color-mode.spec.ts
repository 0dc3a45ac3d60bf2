import type { Page } from '@playwright/test';
import { at, colorMode, expect, inMode, open, running, test, withoutStorage } from './support';

const toggle = (page: Page) => page.getByRole('button', { name: /dark and light mode/ });
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

/** Every browser of today has a preference: without one, both questions are answered with no. */
function withoutPreference() {
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query.includes('prefers-color-scheme') ? 'not all' : query);
}

test.describe('color mode', () => {
  test('is dark without a preference', async ({ page }) => {
    await page.addInitScript(withoutPreference);
    await open(page, '/docs/intro');
    expect(await colorMode(page)).toBe('dark');
    expect(await storedTheme(page)).toBeNull();
  });

  test('is what the system prefers where nothing is stored, and follows it', async ({ page }) => {
    for (const preferred of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: preferred });
      await open(page, '/docs/intro');
      expect(await colorMode(page)).toBe(preferred);
      expect(await storedTheme(page)).toBeNull();
    }
    await inMode(page, 'light');
  });

  test('chosen by the reader is stored, outweighs the system and survives a reload without a flash', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/docs/intro');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await storedTheme(page)).toBe('light');

    // Notes the mode of every frame that shows anything of the page.
    await page.addInitScript(() => {
      const seen = new Set<string | null>();
      Object.assign(window, { seen });
      const note = () => {
        if (document.querySelector('h1')) seen.add(document.documentElement.getAttribute('data-theme'));
        requestAnimationFrame(note);
      };
      note();
    });
    await open(page, '/docs/intro');
    expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual(['light']);
  });

  test('is set before the application has run', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(at('/docs/intro'));
    expect(await colorMode(page)).toBe('light');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('falls back to the system once the choice is cleared', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/docs/intro');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.evaluate(() => localStorage.removeItem('theme'));
    await open(page, '/docs/intro');
    expect(await colorMode(page)).toBe('dark');
  });

  test('changes in every open tab, and falls back in every one once the choice is cleared', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const page of [first, second]) await page.emulateMedia({ colorScheme: 'dark' });
    await open(second, '/docs/intro');
    for (const clear of ['removeItem', 'clear'] as const) {
      await open(first, '/docs/intro');
      await toggle(first).click();
      await expect(second.locator('html')).toHaveAttribute('data-theme', 'light');
      await first.evaluate((how) => localStorage[how]('theme'), clear);
      await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await storedTheme(second)).toBeNull();
    }
  });

  test('is named by its button from the start', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/docs/intro');
    await expect(toggle(page)).toHaveAccessibleName(/currently light mode/);
    await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('announcement bar', () => {
  const bar = (page: Page) => page.getByRole('banner');

  test('stays closed once closed, and comes back with a new announcement', async ({ page }) => {
    await open(page, '/');
    await expect(bar(page)).toContainText('all versions');
    await bar(page).getByRole('button', { name: 'Close' }).click();
    await expect(bar(page)).toHaveCount(0);
    await open(page, '/docs/intro');
    await expect(bar(page)).toHaveCount(0);

    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-earlier-one'));
    await open(page, '/docs/intro');
    await expect(bar(page)).toBeVisible();
  });
});

test.describe('without storage', () => {
  test.beforeEach(({ page }) => page.addInitScript(withoutStorage));

  test('the mode of the system is respected from the first paint on', async ({ page }) => {
    for (const scheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(at('/docs/intro'), { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
      await running(page);
      expect(await colorMode(page)).toBe(scheme);
    }
  });

  test('every kind of page is shown in a color mode and can be used', async ({ page }) => {
    for (const path of ['/', '/docs/classes/Manager', '/versions', '/search']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const before = await colorMode(page);
      expect(before, path).toMatch(/^(dark|light)$/);
      await toggle(page).click();
      await expect(page.locator('html'), path).toHaveAttribute('data-theme', before === 'dark' ? 'light' : 'dark');
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a reference page is whole: text, tables, anchors, navigation', async ({ page }) => {
    await page.goto(at('/docs/classes/Manager#create'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manager');
    await expect(page.locator('#create')).toBeInViewport();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Required', { exact: true }).first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Player', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player');
  });

  test('the other kinds of pages have their text', async ({ page }) => {
    for (const path of ['/', '/versions', '/usedby', '/statistics', '/docs/2.6.1/manager']) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200);
    }
  });
});
