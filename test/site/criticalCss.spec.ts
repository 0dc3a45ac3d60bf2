import { readdirSync } from 'node:fs';
import { type Page } from '@playwright/test';
import { headingFont } from '../../src/config/headingFont';
import { at, expect, inMode, still, test } from './support';

declare global {
  interface Window {
    /** The computed styles of all elements, by width and color mode. */
    styles?: Record<string, string[]>;
  }
}

/**
 * Returns the elements in a part of the page whose computed style has changed since the last call with the same key.
 * Identifies each element by the beginning of its HTML.
 */
const changedElements = (page: Page, key: string, part: string) =>
  page.evaluate(
    ([name, selector]) => {
      const elements = Array.from(document.querySelectorAll(`:is(${selector}) *`));
      const properties = Array.from(getComputedStyle(document.body)).filter((property) => !property.startsWith('--'));
      const styles = elements.map((element) =>
        ['', '::before', '::after']
          .map((part) => {
            const style = getComputedStyle(element, part);
            // A pseudo-element without content is not rendered.
            if (part && style.content === 'none') return '';
            return properties.map((property) => style.getPropertyValue(property)).join();
          })
          .join(),
      );
      const before = (window.styles ??= {})[name] ?? styles;
      window.styles[name] = styles;
      return elements.flatMap(({ outerHTML }, index) =>
        styles[index] === before[index] ? [] : outerHTML.slice(0, 80),
      );
    },
    [key, part],
  );

test.use({ reducedMotion: 'reduce' });

/** The states to compare: one page of each kind, and the menus that scripts add. */
const states: [path: string, state: string, part: string, open: (page: Page) => Promise<unknown>][] = [
  ['/docs/enums/LoadTypes', 'a page', 'body', () => Promise.resolve()],
  ['/usedby', 'a page outside of the documentation', 'main', () => Promise.resolve()],
  ['/docs/enums/LoadTypes', 'the mobile menu', 'dialog', openMobileMenu],
  ['/docs/enums/LoadTypes', 'the frame of the search dialog', '.DocSearch-Container', openSearchFrame],
];

async function openMobileMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

/** Opens the search frame and blocks the dialog that would replace it, because the dialog has its own style sheet. */
async function openSearchFrame(page: Page): Promise<void> {
  await page.route('**/*_Dialog_*.js', (route) => route.abort());
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded');
}

for (const [path, state, part, open] of states) {
  test(`the critical CSS styles ${state} as the full style sheet does`, async ({ page }) => {
    await page.goto(at(path));
    await open(page);
    const changed = async () => {
      const found: string[] = [];
      // Uses only a narrow window for the mobile menu, because the menu closes in a wide window.
      for (const width of part === 'dialog' ? [390] : [1366, 390]) {
        await page.setViewportSize({ width, height: 800 });
        for (const mode of ['dark', 'light'] as const) {
          await inMode(page, mode);
          await still(page);
          found.push(...(await changedElements(page, `${width} ${mode}`, part)));
        }
      }
      return found;
    };
    await expect(page.locator(part)).toHaveCount(1);
    await changed();
    const sheet = readdirSync('build/assets/css').find((name) => name.startsWith('styles.'));
    await page.addStyleTag({ url: at(`/assets/css/${sheet}`) });
    expect(await changed()).toEqual([]);
  });
}

test('a document immediately loads its picture and the heading font, but not the style sheet', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(at('/docs/intro'));
  await expect.poll(() => loaded).toContain(at('/img/architecture-light.svg'));
  expect(loaded.filter((path) => /\.(css|woff2)$|logo\.svg$/.test(path))).toEqual([headingFont]);
});
