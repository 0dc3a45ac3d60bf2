import { readFileSync } from 'node:fs';
import { type Page, test as base, expect } from '@playwright/test';
import { at, inMode, ready } from './support';

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

const widths = [1366, 390];
const height = 2000;

/**
 * Two machines have two sets of fonts, and with them other lines: in the pictures all text is in the font that the site
 * ships, which the policy of the site would not let a test put there. What changes with data and time is out of sight.
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

/** One page for all pictures of a worker: what they share is loaded once. */
const test = base.extend<object, { visitor: Page }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      // Drawn small, which is the same each time; a large picture that is made small is not.
      const context = await browser.newContext({
        baseURL,
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        deviceScaleFactor: 0.3,
        bypassCSP: true,
      });
      await context.route(/^https?:\/\/(?!localhost)/, (route) => route.abort());
      // Of the sidebar, the tab would remember what was open on the page before.
      await context.addInitScript(() => sessionStorage.clear());
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** Waits until everything that is to be seen in a page has come, and takes out the emoji, which each system draws itself. */
const complete = (page: Page) =>
  page.evaluate(async () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data.replace(/\p{Extended_Pictographic}\ufe0f?/gu, '');
    }
    await document.fonts.load('1rem Pictured');
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    await Promise.all(
      Array.from(document.images)
        // One below the picture is not fetched before a reader comes near it.
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight)
        .map((image) => image.decode()),
    );
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });

for (const [kind, path] of Object.entries(kinds)) {
  test(`a page looks as it did: ${kind}`, async ({ visitor: page }) => {
    await page.setViewportSize({ width: widths[0], height });
    await page.goto(at(path));
    // The documentation as it is read: the application would draw anew what is missing in a document.
    await (path.startsWith('/docs/') ? page.locator('html[data-ready]').waitFor({ state: 'attached' }) : ready(page));
    await page.addStyleTag({ content: style });
    if (kind === 'search') await page.getByText(/^\d+ results/).waitFor();
    if (kind === 'dialog') {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('play');
      await page.getByRole('dialog').getByRole('status').filter({ hasText: 'results' }).waitFor();
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      for (const mode of ['dark', 'light'] as const) {
        await inMode(page, mode);
        await complete(page);
        expect
          .soft(await page.screenshot({ type: 'jpeg', quality: 70 }))
          .toMatchSnapshot(`${kind}-${width}-${mode}.jpg`, { threshold: 0.1, maxDiffPixelRatio: 0.0015 });
      }
    }
  });
}
