import type { ConsoleMessage, Page } from '@playwright/test';
import { lightOfFrames } from './painted';
import { at, expect, held, open, running, start, test } from './support';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the page complains of in the console, but for what the network could not give. */
function complaints(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) told.push(message.text());
  });
  return told;
}

for (const path of ['/%', '/docs/%E0%A4%A', '/docs/intro%']) {
  // @spec 8.10
  test(`the application starts at ${path}, which cannot be decoded, says so, and shows that no page is there`, async ({
    page,
  }) => {
    const told = complaints(page);
    // As hosts do it that answer any unknown path with the not-found page.
    const body = await (await page.request.get(at('/404'))).text();
    await page.route(`**${path}`, (route) => route.fulfill({ status: 404, body, contentType: 'text/html' }));
    await open(page, path);
    await expect(heading(page)).toHaveText('Page not found');
    expect(told).toEqual([
      `Pathname "${at(path)}" could not be decoded. This is likely caused by an invalid percent-encoding.`,
    ]);
  });
}

for (const path of ['/docs/nothing-here', '/docs/2.8.5/nothing']) {
  // @spec 2.4
  test(`at ${path}, which does not exist, the navbar knows that it is in the documentation`, async ({ page }) => {
    const told = complaints(page);
    await open(page, path);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page.locator('.navbar__link--active').getByText('Documentation')).toBeVisible();
    expect(told).toEqual([]);
  });
}

test('a hash that cannot be decoded, typed into an open page, does it no harm', async ({ page }) => {
  await open(page, '/docs/intro');
  for (const hash of ['#100%', '#%E0%A4%A']) {
    await page.evaluate((typed) => (location.hash = typed), hash);
    await expect(page).toHaveURL(/%25/);
    await expect(heading(page)).toHaveText('Introduction');
  }
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  // @spec 2.86
  test('a tap opens the versions; one that lacks the place opens at its top, without the hash', async ({ page }) => {
    await page.goto(at('/docs/classes/Manager#handleShutdown'));
    for (const isUp of [false, true]) {
      await (isUp ? running(page) : page.locator('html[data-ready]').waitFor({ state: 'attached' }));
      await page.evaluate(() => scrollTo(0, 3000));
      await page.evaluate(() => scrollBy(0, -500));
      await page.getByRole('button', { name: 'v2.8.7' }).tap();
      await expect(page).toHaveURL(/\/docs\/classes\/Manager#/);
      const version = page.getByRole('link', { name: 'v2.8.0' });
      await version.tap();
      await expect(page).toHaveURL(/\/docs\/2\.8\.0\/classes\/Manager$/);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await expect(version).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/docs\/classes\/Manager#/);
    }
  });
});

// @spec 2.92 2.93 4.30 8.5
test('when a part of the first page fails to load, the page says so, and Retry loads it', async ({ page }) => {
  await open(page, '/docs/intro');
  const isOwn = (url: string) => /\/[0-9a-f]{8}\.[0-9a-f]+\.js$/.test(url);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const elsewhere = await page.context().newPage();
  await open(elsewhere, '/docs/classes/Manager');
  const shared = await elsewhere.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const [words] = files.filter((file) => isOwn(file) && !shared.includes(file));
  await page.route(words, (route) => route.abort());
  await page.goto(at('/docs/intro'));
  await start(page);
  await expect(page.getByText('ChunkLoadError')).toBeVisible();
  await page.unroute(words);
  const { released, release } = held();
  await page.route(words, (route) => released.then(() => route.continue()));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Retry' }).click();
  const spinner = page.locator('#loader');
  await page.clock.runFor(190);
  await expect(spinner).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(spinner).toBeVisible();
  expect(await spinner.boundingBox()).toMatchObject({ width: 128, height: 110 });
  await page.clock.resume();
  release();
  await expect(heading(page)).toHaveText('Introduction');
});

// @spec 2.84 2.85 8.6
test('a page whose navigation fails is loaded anew, and opens at its top, or at the place that the link names', async ({
  page,
}) => {
  await page.goto(at('/docs/classes/Manager'));
  for (const link of ['.menu__link[href$="/classes/Player"]', 'main a[href*="/classes/Manager#"]']) {
    await running(page);
    await page.evaluate(() => scrollTo(0, 3000));
    await page.route('**/*.js', (route) => route.abort());
    await page.evaluate(() => Object.assign(window, { before: true }));
    const { href, hash } = await page
      .locator(link)
      .first()
      .evaluate(({ href, hash }: HTMLAnchorElement) => ({ href, hash }));
    await page.locator(link).first().dispatchEvent('click');
    await page.waitForFunction(() => !('before' in window));
    await expect(page).toHaveURL(href);
    if (hash) await expect(page.locator(hash)).toBeInViewport();
    else expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.unroute('**/*.js');
  }
});

// @spec 8.31
test('where storage is blocked, the reader is warned once, and tabs of one page follow each other', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) warnings.push(message.text());
  });
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    }),
  );
  await open(page, '/docs/getting-started/installation');
  await page.getByRole('tab', { name: 'yarn' }).first().click();
  await expect(page.getByRole('tab', { name: 'yarn', selected: true })).toHaveCount(2);
  expect(warnings).toEqual([expect.stringMatching(/^Browser storage is not available/)]);
});

test('the announcement leads on inside the application, and is closed in all tabs at once', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await open(page, '/docs/intro');
  await first.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await first.getByRole('banner').getByRole('link').click();
  await expect(first).toHaveURL(at('/versions'));
  expect(await first.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await first.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await expect(second.getByRole('banner')).toBeHidden();
});

test.describe('color mode', () => {
  const shown = (page: Page, mode: string) => expect(page.locator('html')).toHaveAttribute('data-theme', mode);

  // @spec 3.23
  test('a choice outlives a change of the system, and what is no mode counts as none', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(at('/docs/intro'));
    await page.getByRole('button', { name: /dark and light mode/ }).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await shown(page, 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
    await page.evaluate(() => localStorage.setItem('theme', 'purple'));
    await page.goto(at('/docs/intro'));
    await shown(page, 'dark');
  });

  for (const mode of ['dark', 'light'] as const) {
    test(`no frame of another mode is painted before the ${mode} page, however late the style`, async ({ page }) => {
      // A choice against the system's, which nothing but a script can know, and the style long after the words.
      await page.emulateMedia({ colorScheme: mode === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), mode);
      await page.route('**/*.css', async (route) => {
        const response = await route.fetch();
        await new Promise((done) => setTimeout(done, 300));
        await route.fulfill({ response });
      });
      await open(page, '/versions');
      const frames = await lightOfFrames(page, async () => {
        for (const path of ['/docs/intro', '/', '/statistics']) await open(page, path);
      });
      expect(frames.length).toBeGreaterThan(2);
      expect(frames.filter((light) => light > 0.5 !== (mode === 'light'))).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const mode of ['dark', 'light'] as const) {
    test(`the page is ${mode} where the system is`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode });
      await page.goto(at('/docs/intro'));
      const color = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      const [red] = /\d+/.exec(color) ?? [];
      expect(Number(red) < 128).toBe(mode === 'dark');
    });
  }
});
