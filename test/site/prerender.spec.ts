import type { Page } from '@playwright/test';
import { Reader } from '../engines/reader';
import { startChromium } from './chromium';
import { serveDeployments, type Site } from './deployments';
import { at, connect, expect, open, test as base } from './support';

type Chromium = Awaited<ReturnType<typeof startChromium>>;

const test = base.extend<{ site: Site; chromium: Chromium; reader: Reader }>({
  site: async ({ baseURL }, provide) => {
    const site = await serveDeployments(baseURL!, at('/'));
    await provide(site);
    site.close();
  },
  chromium: async ({ baseURL: _ }, provide) => {
    const chromium = await startChromium();
    await provide(chromium);
    await chromium.close();
  },
  reader: ({ chromium, site }, provide) => provide(new Reader(chromium, site.address)),
});

/** Returns everything that the site stores in the browser. */
const stored = (reader: Reader) =>
  reader.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const cached = all.flat().map(({ url }) => new URL(url).pathname);
    return { local: { ...localStorage }, session: { ...sessionStorage }, cached };
  });

const isPrerendered = (reader: Reader) =>
  reader.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      activationStart: number;
    })[];
    return navigation.activationStart > 0;
  });

test('a page that the browser prerenders on hover does not store anything until the reader opens it', async ({
  reader,
  chromium,
  site,
}) => {
  const preference = 'docs-preferred-version-default';
  const [menu, link] = ['.navbar .dropdown button', '.navbar a[data-version="2.6.1"]'];
  const [old, other] = [at('/docs/2.6.1/getting-started'), at('/docs/2.7.5/intro')];
  const requests = () => site.requests.flatMap(({ path }) => (/2\.[67]/.test(path) ? [path] : []));
  await reader.open('/docs/intro');
  await reader.evaluate((key) => localStorage.setItem(key, '2.8.5'), preference);
  await reader.click(menu);
  await reader.hover(link);
  await expect.poll(chromium.prerendered).toEqual([old]);
  // The offline page is the last file that the worker caches while it is installed.
  await expect.poll(async () => (await stored(reader)).cached, { timeout: 20_000 }).toContain(at('/offline'));
  await reader.hover('.navbar a[data-version="2.7.5"]');
  await expect.poll(chromium.prerendered).toEqual([old, other]);
  expect(requests()).toEqual([old, other]);
  const before = await stored(reader);
  expect(before.local).toEqual({ [preference]: '2.8.5' });
  expect(JSON.stringify(before)).not.toMatch(/2\.[67]/);

  await reader.click(link);
  await reader.isAt('/docs/2.6.1/getting-started');
  expect(await isPrerendered(reader)).toBe(true);
  await reader.shows(menu, 'v2.6.1');
  expect((await stored(reader)).local).toEqual({ [preference]: '2.6.1' });
  await expect.poll(async () => (await stored(reader)).cached).toContain(old);
});

test('a prerendered page applies the color mode and the sidebar state that changed after the hover', async ({
  reader,
  chromium,
}) => {
  const link = `main a[href="${at('/docs/classes/Player')}"]`;
  const category = 'aside summary[aria-label="Pages of Enums"]';
  await reader.open('/docs/intro');
  await reader.hover(link);
  await expect.poll(chromium.prerendered).toHaveLength(1);
  const mode = () => reader.evaluate(() => document.documentElement.dataset.theme);
  const before = await mode();
  await reader.click('color-mode-toggle button');
  await reader.click(category);
  await reader.click(link);
  await reader.shows('h1', 'Player');
  expect(await isPrerendered(reader)).toBe(true);
  expect(await mode()).not.toBe(before);
  await reader.has(`details[open] > ${category.replace('aside ', '')}`);
});

test.describe('speculation rules', () => {
  test.use({ savesData: false });
  const rules = (page: Page) => page.locator('script[type=speculationrules]');

  // @spec 2.91 9.32 9.33
  test('speculation rules are absent while the connection is slow or the reader saves data', async ({ page }) => {
    for (const [connection, count] of [
      [{ effectiveType: '4g' }, 1],
      [{ effectiveType: '2g' }, 0],
      [{ effectiveType: '4g', saveData: true }, 0],
    ] as const) {
      await connect(page, connection);
      await open(page, '/docs/intro');
      await expect(rules(page)).toHaveCount(count);
    }
  });

  test('speculation rules ignore links that the keyboard focuses', async ({ page }) => {
    await open(page, '/docs/intro');
    const prefetched = page.waitForRequest((request) => request.headers().purpose === 'prefetch');
    await page
      .locator(`main a[href="${at('/docs/classes/Player')}"]`)
      .first()
      .evaluate((link: HTMLElement) => {
        link.focus({ focusVisible: true } as FocusOptions);
      });
    expect(new URL((await prefetched).url()).pathname).toBe(at('/docs/classes/Player'));
  });
});
