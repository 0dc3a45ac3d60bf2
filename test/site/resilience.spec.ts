import type { ConsoleMessage, Page } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import { at, expect, heading, hold, mainNav, open, test } from './support';

/** Collects a page's console errors, except network errors. */
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
    // Some hosts respond to every unknown path with the not-found page.
    const body = await (await page.request.get(at('/404'))).text();
    await page.route(`**${path}`, (route) => route.fulfill({ status: 404, body, contentType: 'text/html' }));
    await open(page, path);
    await expect(heading(page)).toHaveText('Page not found');
    expect(errors).toEqual([
      `Pathname "${at(path)}" could not be decoded. This is likely caused by an invalid percent-encoding.`,
    ]);
  });
}

test('a page with an invalid hash works', async ({ page }) => {
  for (const path of ['/docs/intro', '/versions']) {
    await open(page, path);
    for (const hash of ['#100%', '#%E0%A4%A']) {
      await page.evaluate((typed) => (location.hash = typed), hash);
      await expect(page).toHaveURL(at(path) + hash.replaceAll('%', '%25'));
      await expect(heading(page)).toHaveText(/Introduction|Versions/);
    }
  }
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  // @spec 2.86
  test('a tap opens the version menu, and a version without the heading opens at its top', async ({ page }) => {
    await open(page, '/docs/classes/Manager#handleShutdown');
    await page.getByRole('button', { name: `v${currentVersion.version}` }).tap();
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
test('a page keeps its text if an island fails to load, and Retry shows a spinner', async ({ page }) => {
  const island = /\/src_islands_LiveFigures[^/]*\.js$/;
  await page.route(island, (route) => route.abort());
  await page.goto(at('/statistics'));
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('This part of the page did not load. Retry');
  await expect(heading(page)).toHaveText('Statistics');
  await expect(page.getByRole('heading', { name: 'GitHub', level: 3 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn off live figures' })).toBeDisabled();
  await page.unroute(island);
  const release = await hold(page, island);
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
  await expect(page.getByRole('button', { name: 'Turn off live figures' })).toBeEnabled();
  await expect(alert).toHaveCount(0);
});

test('a page reports a missing script, links to the search page, and reloads on Retry', async ({ page }) => {
  await page.route(/\/elements\.\w+\.js$/, (route) => route.abort());
  await page.goto(at('/docs/intro'));
  // The note must not mention search, because the link to the search page still works.
  const note = 'Part of this page did not load. Menus, tabs and copy buttons may not work. Retry';
  await expect(page.getByRole('alert')).toHaveText(note);
  await mainNav(page)
    .getByRole('button', { name: /search docs/i })
    .click();
  await expect(page).toHaveURL(at('/search'));
  await page.goBack();
  // `goBack` can resolve before the page changes, and the search page shows the same note.
  await expect(page).toHaveURL(at('/docs/intro'));
  await expect(page.getByRole('alert')).toHaveText(note);
  await page.unroute(/\/elements\.\w+\.js$/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(page.locator('#load-failure')).toHaveCount(0);
});
