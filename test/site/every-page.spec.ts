import { type Page, test as base, expect } from '@playwright/test';
import routes from '../../src/check/expected/routes.json';
import { contrastViolations, prepareAxe, violations, violationsButContrast } from './axe';
import { at, requestsElsewhere, running } from './support';

/** One page for all addresses of a worker: what they share is loaded once. */
interface Visit {
  page: Page;
  /** Errors since the address was opened. */
  faults: string[];
  /** Requests to other hosts since then. */
  elsewhere: string[];
  /** The kinds of text whose contrast was looked at on an address before: the style sheet is the same everywhere. */
  seen: { darkAndWide: Set<string>; lightAndNarrow: Set<string> };
}

const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        colorScheme: 'dark',
        reducedMotion: 'reduce',
      });
      // What a page fetches ahead for the next one is of no interest here, and readers who save data fetch nothing.
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
      );
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`));
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`));
      const elsewhere = requestsElsewhere(page, project.use.baseURL);
      await use({ page, faults, elsewhere, seen: { darkAndWide: new Set(), lightAndNarrow: new Set() } });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const mode = (page: Page, name: string) => page.locator(`html[data-theme="${name}"]`).waitFor({ state: 'attached' });

// Of our own making beside the addresses that the site has to answer: the longest and the shortest list of changes.
const changes = ['/versions/2.8.4', '/versions/2.8.7'];

for (const path of [
  ...Object.values(routes.byVersion).flatMap((list) => list.map((route) => route.path)),
  ...changes,
]) {
  test(path, async ({ visit: { page, faults, elsewhere, seen } }) => {
    // Emptied first: a large page would be laid out once more only to be left.
    await page.goto('about:blank');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.length = elsewhere.length = 0;

    const response = await page.goto(at(path));
    await running(page);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();

    await prepareAxe(page);
    await mode(page, 'dark');
    expect.soft(await violationsButContrast(page), 'axe, dark, wide').toEqual([]);
    expect.soft(await contrastViolations(page, seen.darkAndWide), 'contrast, dark, wide').toEqual([]);

    await page.setViewportSize({ width: 390, height: 800 });
    const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overhang, 'pixels that a page 390 px wide scrolls sideways').toBeLessThanOrEqual(0);
    await page.emulateMedia({ colorScheme: 'light' });
    await mode(page, 'light');
    expect.soft(await contrastViolations(page, seen.lightAndNarrow), 'contrast, light, narrow').toEqual([]);
    expect.soft(elsewhere, 'requests to other hosts').toEqual([]);
    expect(faults).toEqual([]);
  });
}

// The navigation at the sides of a wide page, in the colors and the width that the tests above leave out.
for (const path of [
  '/',
  '/docs/intro',
  '/docs/2.6.1/manager',
  '/docs/category/-enums',
  '/versions',
  '/search',
  '/404',
]) {
  test(`${path} has contrast when light and wide, and no violation when light and narrow`, async ({
    visit: { page },
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(at(path));
    await running(page);
    await prepareAxe(page);
    expect.soft(await contrastViolations(page), 'axe, light, wide').toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await violations(page), 'axe, light, narrow').toEqual([]);
  });
}

test('an unknown address answers 404 with the not-found page', async ({ visit: { page } }) => {
  const response = await page.goto(at('/docs/no-such-page'));
  await running(page);
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText(/^page not found$/i);
});
