import type { ConsoleMessage, Page } from '@playwright/test';
import { lightOfFrames } from './painted';
import { at, expect, heading, held, open, test } from './support';

/** Collects the errors in the console of a page, except those of the network. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

for (const path of ['/%', '/docs/%E0%A4%A', '/docs/intro%']) {
  // @spec 8.10
  test(`the not-found page hydrates at ${path} and reports that the path cannot be decoded`, async ({ page }) => {
    const errors = consoleErrors(page);
    // Some hosts answer every unknown path with the not-found page.
    const body = await (await page.request.get(at('/404'))).text();
    await page.route(`**${path}`, (route) => route.fulfill({ status: 404, body, contentType: 'text/html' }));
    await open(page, path);
    await expect(heading(page)).toHaveText('Page not found');
    expect(errors).toEqual([
      `Pathname "${at(path)}" could not be decoded. This is likely caused by an invalid percent-encoding.`,
    ]);
  });
}

for (const path of ['/docs/nothing-here', '/docs/2.8.5/nothing']) {
  // @spec 2.4
  test(`the navbar marks "Documentation" at ${path}, which does not exist`, async ({ page }) => {
    const errors = consoleErrors(page);
    await open(page, path);
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page.locator('.navbar__link--active').getByText('Documentation')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a page survives a hash that cannot be decoded', async ({ page }) => {
  for (const path of ['/docs/intro', '/versions']) {
    await open(page, path);
    for (const hash of ['#100%', '#%E0%A4%A']) {
      await page.evaluate((typed) => (location.hash = typed), hash);
      await expect(page).toHaveURL(/%25/);
      await expect(heading(page)).toHaveText(/Introduction|Versions/);
    }
  }
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  // @spec 2.86
  test('a tap opens the versions, and one without the heading opens at its top without the hash', async ({ page }) => {
    await open(page, '/docs/classes/Manager#handleShutdown');
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
  });
});

// @spec 2.92 2.93 4.29 4.30 4.31 8.5 9.29 9.30
test('a page that lacks a chunk shows the error, and Retry loads it with a spinner after 200 ms', async ({ page }) => {
  const loadedBy = async (path: string) => {
    await open(page, path);
    return page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  };
  const shared = await loadedBy('/versions');
  const isChunk = (url: string) => /\/[0-9a-f]{8}\.[0-9a-f]+\.js$/.test(url);
  const [chunk] = (await loadedBy('/statistics')).filter((url) => isChunk(url) && !shared.includes(url));
  await page.route(chunk, (route) => route.abort());
  await page.goto(at('/statistics'));
  await expect(page.getByText('ChunkLoadError')).toBeVisible();
  await page.unroute(chunk);
  const { released, release } = held();
  await page.route(chunk, (route) => released.then(() => route.continue()));
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
  await expect(heading(page)).toHaveText('Statistics');
});

test('a page that lacks a script says so, and Retry reloads it', async ({ page }) => {
  await page.route(/\/elements\.\w+\.js$/, (route) => route.abort());
  await page.goto(at('/docs/intro'));
  await expect(page.getByRole('alert').getByText('Part of this page did not load.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.locator('search-bar a')).toHaveAttribute('href', at('/search'));
  await page.unroute(/\/elements\.\w+\.js$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('#load-failure')).toHaveCount(0);
});

// @spec 8.31
test('a page with blocked storage warns once, and its tabs still follow each other', async ({ page }) => {
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

test('closing the announcement closes it in all tabs', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) await open(page, '/docs/intro');
  await first.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await expect(second.getByRole('banner')).toBeHidden();
});

test.describe('color mode', () => {
  const shown = (page: Page, mode: string) => expect(page.locator('html')).toHaveAttribute('data-theme', mode);

  // @spec 3.23
  test('a choice outlives a change of the system, and an unknown stored value is ignored', async ({ page }) => {
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
    test(`a ${mode} page paints no frame of the other mode, even if the style sheet is late`, async ({ page }) => {
      // Only a script knows a choice that differs from the system preference.
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
