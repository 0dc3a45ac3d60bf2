import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from '@playwright/test';
import { at, expect, open, test } from './support';

test('a tab group shows the stored tab when its HTML arrives with a pause', async ({ page, baseURL }) => {
  const path = at('/docs/getting-started/installation');
  const html = await (await fetch(baseURL + path)).text();
  const pause = html.indexOf('<div role=tabpanel');
  let pageResponse: ServerResponse | undefined;
  const server = createServer(({ url }, response) => {
    if (url !== path) return response.end();
    pageResponse = response.setHeader('content-type', 'text/html');
    response.write(html.slice(0, pause));
  }).listen(0);
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.package-manager', 'bun'));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { waitUntil: 'commit' });
  const bun = page.getByRole('tab', { name: 'bun' }).first();
  await expect(bun).toBeVisible();
  pageResponse!.end(html.slice(pause));
  await expect(bun).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'bun' }).first()).toBeVisible();
  server.closeAllConnections();
  server.close();
});

test('each tab labels and controls its panel', async ({ page }) => {
  await open(page, '/docs/getting-started/installation');
  const tabs = page.getByRole('tab');
  expect(await tabs.count()).toBeGreaterThan(1);
  for (const tab of await tabs.all()) {
    const panel = page.locator(`[id="${await tab.getAttribute('aria-controls')}"]`);
    // Shows the panel first, because a hidden panel has no accessible name.
    await tab.click();
    await expect(panel).toHaveRole('tabpanel');
    await expect(panel).toHaveAccessibleName((await tab.textContent())!);
  }
});

test('arrow keys move between tabs, and Enter shows the panel', async ({ page }) => {
  await open(page, '/docs/getting-started/installation');
  const [first, second] = await page.getByRole('tablist').first().getByRole('tab').all();
  await first.click();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeFocused();
});

test("the browser's search finds text in a hidden panel and shows its tab", async ({ page }) => {
  const path = '/docs/getting-started/installation';
  await open(page, path);
  const panel = page.locator('[role=tabpanel][aria-label=yarn]').first();
  await page.keyboard.press('Control');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await expect(panel).toHaveJSProperty('offsetHeight', 0);
  // A text fragment uses the same search as Ctrl+F, which headless Chromium does not have.
  await page.goto(at(`${path}#:~:text=yarn%20add`));
  await expect(panel).toBeVisible();
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toHaveAttribute('aria-selected', 'true');
});

test('the languages, the file name and the copy button fit on one row, or on two rows on a phone', async ({ page }) => {
  await open(page, '/docs/getting-started/examples/main-file');
  const group = page.locator('tab-group').first();
  const rowOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox())!;
    return y + height / 2;
  };
  const tab = group.getByRole('tab').first();
  const title = group.getByText('src/index.ts', { exact: true });
  const copy = group.getByRole('button', { name: 'Copy' });
  expect(await rowOf(title)).toBeCloseTo(await rowOf(tab), -1);
  expect(await rowOf(copy)).toBeCloseTo(await rowOf(tab), -1);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await rowOf(title)).toBeGreaterThan((await rowOf(tab)) + 24);
  expect(await rowOf(copy)).toBeCloseTo(await rowOf(tab), -1);
});
