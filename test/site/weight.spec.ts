import { type Page } from '@playwright/test';
import { at, expect, inMode, test } from './support';

declare global {
  interface Window {
    /** How everything looked, in the order of the document. */
    looks?: string[][];
  }
}

/** Keeps how everything in the page looks, and tells what looks different from the last time by its tag and class. */
const lookAgain = (page: Page, key: number) =>
  page.evaluate((index) => {
    const elements = Array.from(document.body.querySelectorAll('*'));
    const looks = elements.map((element) =>
      ['', '::before', '::after'].map((part) => getComputedStyle(element, part).cssText).join(),
    );
    const before = (window.looks ??= [])[index] ?? looks;
    window.looks[index] = looks;
    return elements.flatMap(({ outerHTML }, n) => (looks[n] === before[n] ? [] : outerHTML.slice(0, 80)));
  }, key);

/** The application does not start: its files are empty. */
const withoutApplication = (page: Page) =>
  page.route(/\/assets\/js\//, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));

test.use({ reducedMotion: 'reduce' });

for (const path of ['/', '/docs/enums/LoadTypes', '/versions']) {
  test(`${path} looks the same whether or not the sheet for all pages has come`, async ({ page }) => {
    await withoutApplication(page);
    await page.goto(at(path));
    const lookAround = async () => {
      const different: string[] = [];
      for (const width of [1366, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const mode of ['dark', 'light'] as const) {
          await inMode(page, mode);
          different.push(...(await lookAgain(page, width + mode.length)));
        }
      }
      return different;
    };
    await lookAround();
    await page.addStyleTag({ url: (await page.locator('meta[name=style-sheet]').getAttribute('content'))! });
    expect(await lookAround()).toEqual([]);
  });
}

test('a page of the documentation fetches its pictures in the mode that is shown, and neither style nor font', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await withoutApplication(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at('/docs/intro'));
  await page.getByRole('img', { name: /discord.js in your bot/ }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain(at('/img/architecture-light.svg'));
  expect(fetched.filter((path) => /\.(css|woff2)$|(dark|logo)\.svg$/.test(path))).toEqual([]);
});
