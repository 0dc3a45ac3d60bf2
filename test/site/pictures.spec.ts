import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, inMode, open, test } from './support';
import { findChromium } from '../../scripts/lib/programs.mjs';

/** Pages that the tests capture, one of each kind. */
const kinds = {
  home: '/',
  intro: '/docs/intro',
  class: '/docs/classes/Manager',
  enum: '/docs/enums/LoadTypes',
  typedef: '/docs/typedefs/manager/managerOptions',
  example: '/docs/getting-started/examples/main-file',
  category: '/docs/category/-enums',
  changes: '/versions/2.8.4',
  versions: '/versions',
  statistics: '/statistics',
  usedby: '/usedby',
  search: '/search?q=player',
  missing: '/nothing',
  dialog: '/docs/enums/SeverityTypes',
};

const looks = [
  { mode: 'light', width: 1366 },
  { mode: 'dark', width: 390 },
] as const;

/**
 * All text uses one of the site's fonts, because system fonts differ between machines. Dates are hidden, because they
 * change with each commit.
 */
const font = readFileSync(require.resolve('@fontsource/sora/files/sora-latin-700-normal.woff2'), 'base64');
const style = `
@font-face { font-family: Pictured; font-weight: 100 900; src: url('data:font/woff2;base64,${font}') }
*, *::before, *::after {
  font-family: Pictured !important;
  text-rendering: geometricPrecision !important;
  caret-color: transparent !important;
}
:is(time, .theme-last-updated) { visibility: hidden }`;

test.use({
  colorScheme: 'dark',
  // Renders pages at a small scale in Chromium, because scaling down large screenshots gives different results on
  // different machines.
  deviceScaleFactor: 0.3,
  // Bypasses the site's CSP, which does not allow the font above.
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  savesData: false,
});

/** Waits until everything in view has loaded. Removes emoji, because each system draws them differently. */
const complete = (page: Page) =>
  page.evaluate(async () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(/\p{Extended_Pictographic}\ufe0f?/gu, '');
    }
    await document.fonts.load('1rem Pictured');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    // Waits only for images in the window. Images below the window are lazy-loaded and are not in the screenshot.
    const images = Array.from(document.images).filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight,
    );
    await Promise.all(images.map((image) => image.decode()));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });

// Skips other builds of Chromium, because they draw some texts differently.
test.skip(!findChromium()?.endsWith('chromium-headless-shell'), 'The pictures are for chromium-headless-shell.');

for (const [kind, path] of Object.entries(kinds)) {
  test(`the ${kind} page matches its stored screenshots`, async ({ page }) => {
    await page.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
    await page.setViewportSize({ width: looks[0].width, height: 2000 });
    await open(page, path);
    await page.addStyleTag({ content: style });
    if (kind === 'search') await page.getByText(/^\d+ results/).waitFor();
    if (kind === 'dialog') {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('play');
      await page.getByRole('dialog').getByRole('status').filter({ hasText: 'results' }).waitFor();
    }
    for (const { mode, width } of looks) {
      await page.setViewportSize({ width, height: 2000 });
      await inMode(page, mode);
      await complete(page);
      expect
        .soft(await page.screenshot({ type: 'jpeg', quality: 70 }))
        .toMatchSnapshot(`${kind}-${width}-${mode}.jpg`, { threshold: 0.1, maxDiffPixelRatio: 0.0015 });
    }
  });
}
