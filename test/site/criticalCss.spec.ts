import { readdirSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { at, expect, inMode, still, test } from './support';

declare global {
  interface Window {
    /** The computed styles of all elements, by width and color mode. */
    styles?: Record<string, string[]>;
  }
}

/**
 * Returns the elements whose computed style has changed since the last call with the same key. Each element is
 * represented by the beginning of its HTML.
 */
const changedElements = (page: Page, key: string) =>
  page.evaluate((name) => {
    const elements = Array.from(document.body.querySelectorAll('*'));
    const styles = elements.map((element) =>
      ['', '::before', '::after'].map((part) => getComputedStyle(element, part).cssText).join(),
    );
    const before = (window.styles ??= {})[name] ?? styles;
    window.styles[name] = styles;
    return elements.flatMap(({ outerHTML }, index) => (styles[index] === before[index] ? [] : outerHTML.slice(0, 80)));
  }, key);

test.use({ reducedMotion: 'reduce' });

test('the critical CSS styles a page as the full style sheet does', async ({ page }) => {
  await page.goto(at('/docs/enums/LoadTypes'));
  const changed = async () => {
    const found: string[] = [];
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const mode of ['dark', 'light'] as const) {
        await inMode(page, mode);
        await still(page);
        found.push(...(await changedElements(page, `${width} ${mode}`)));
      }
    }
    return found;
  };
  await changed();
  const sheet = readdirSync('build/assets/css').find((name) => name.startsWith('styles.'));
  await page.addStyleTag({ url: at(`/assets/css/${sheet}`) });
  expect(await changed()).toEqual([]);
});

test('a document loads its picture at once, and neither a style sheet nor a font', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at('/docs/intro'));
  await expect.poll(() => loaded).toContain(at('/img/architecture-light.svg'));
  expect(loaded.filter((path) => /\.(css|woff2)$|logo\.svg$/.test(path))).toEqual([]);
});
