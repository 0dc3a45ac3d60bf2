import { readFileSync } from 'node:fs';
import { type Page, test as base, expect } from '@playwright/test';
import { at, inMode, running } from './support';

/** One page of each kind. */
const kinds = {
  home: '/',
  words: '/docs/intro',
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

/** Widths of the window, and how small a picture of it may be that still shows each paragraph. */
const sizes = [
  { width: 1366, scale: 0.25 },
  { width: 390, scale: 0.35 },
];
const height = 2000;

/**
 * Two machines have two sets of fonts, and with them other lines: in the pictures all text is in the font that the site
 * ships. What changes with data and time is out of sight.
 */
const font = readFileSync(require.resolve('@fontsource/sora/files/sora-latin-700-normal.woff2'), 'base64');
const style = `
@font-face { font-family: Pictured; src: url('data:font/woff2;base64,${font}') }
*, *::before, *::after {
  font-family: Pictured !important;
  text-rendering: geometricPrecision !important;
  caret-color: transparent !important;
}
:is(time, .theme-last-updated) { visibility: hidden }`;

/** One page for all pictures of a worker: what they share is loaded once. */
const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const context = await browser.newContext({ baseURL, colorScheme: 'dark', reducedMotion: 'reduce' });
      await context.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits until everything that is to be seen in a page has come. */
const complete = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.load('1rem Pictured');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await Promise.all(
      Array.from(document.images)
        .filter((image) => image.checkVisibility())
        .map((image) => image.decode()),
    );
  });

for (const [kind, path] of Object.entries(kinds)) {
  test(`a page looks as it did: ${kind}`, async ({ visitor: page }) => {
    await page.setViewportSize({ width: sizes[0].width, height });
    await page.goto(at(path));
    await running(page);
    await page.addStyleTag({ content: style });
    if (kind === 'search') await page.getByText(/^\d+ results/).waitFor();
    if (kind === 'dialog') {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('play');
      await page.getByRole('treeitem').first().waitFor();
    }
    const session = await page.context().newCDPSession(page);
    for (const { width, scale } of sizes) {
      await page.setViewportSize({ width, height });
      for (const mode of ['dark', 'light'] as const) {
        await inMode(page, mode);
        await complete(page);
        const clip = { x: 0, y: 0, width, height, scale };
        const { data } = await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 70, clip });
        expect
          .soft(Buffer.from(data, 'base64'))
          .toMatchSnapshot(`${kind}-${width}-${mode}.jpg`, { threshold: 0.1, maxDiffPixelRatio: 0.0015 });
      }
    }
    await session.detach();
  });
}
