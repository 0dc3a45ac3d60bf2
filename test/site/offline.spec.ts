import { type Page, expect } from '@playwright/test';
import { at, connect, heading, ready, settled, withoutPrerendering } from './support';
import { cachedBuilds, cachedUrls, focusLink, test, visit, workerRequests } from './worker';

/** The part of the versions page that saves versions. */
const offline = (page: Page) => page.getByRole('region', { name: 'Read a version offline' });
const button = (page: Page, name: string) => offline(page).getByRole('button', { name, exact: true });
const chosen = (page: Page) => offline(page).locator('option:checked');

/** Chooses version 2.6.1 on the versions page, and saves it. */
async function save(page: Page) {
  await offline(page).getByRole('combobox', { name: 'Version' }).selectOption('2.6.1');
  await button(page, 'Save for offline').click();
}

test('visited pages, their images and the search work offline, and the offline page lists them', async ({
  page,
  site,
}) => {
  await page.goto(at('/docs/intro'));
  await settled(page);
  expect(workerRequests(site), 'before the reader focuses a link').toEqual([]);
  await visit(page);
  await page.goto(at('/docs/classes/Player?from=here'));
  await expect(heading(page)).toHaveText('Player');
  const search = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search docs' }).fill('Manager.create');
    await expect(page.getByRole('treeitem').first()).toContainText('create');
  };
  await search();
  // Waits for the search index text, which is loaded after the first hits appear.
  await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringMatching('/search/texts/docs-default-current'));
  site.disconnect();
  await page.goto(at('/docs/classes/Player'));
  await expect(heading(page)).toHaveText('Player');
  await search();

  await page.goto(at('/docs/classes/Manager'));
  await expect(heading(page)).toHaveText('Not saved for offline reading');
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(links).toHaveText([/^Player \(/, /^Introduction \(/]);
  await links.last().click();
  await expect(heading(page)).toHaveText('Introduction');
  const image = page.getByRole('img', { name: /discord.js in your bot/ });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
});

test('a click opens a prefetched page without another request, and the page can be read offline', async ({
  page,
  site,
}) => {
  await withoutPrerendering(page);
  await visit(page);
  const player = at('/docs/classes/Player');
  const requests = () => site.requests.filter(({ path }) => path === player).length;
  const link = page.locator(`main a[href="${player}"]`).first();
  await link.hover();
  await expect.poll(requests).toBe(1);
  await link.click();
  await expect(heading(page)).toHaveText('Player');
  expect(requests()).toBe(1);
  await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringMatching('/classes/Player$'));
  site.disconnect();
  await page.reload();
  await expect(heading(page)).toHaveText('Player');
});

test('a new build replaces all caches, and readers who save data do not get a worker', async ({ page, site }) => {
  await visit(page);
  await page.goto(at('/docs/enums/LoadTypes'));
  await expect.poll(() => cachedUrls(page)).toContainEqual(expect.stringMatching('/LoadTypes$'));
  const [before] = await cachedBuilds(page);
  site.deploy();
  await page.reload();
  await expect(heading(page)).toHaveText(/^New: /);
  await expect.poll(() => cachedBuilds(page), { timeout: 20_000 }).not.toContain(before);
  await page.reload();
  await ready(page);
  expect(site.requests.filter(({ status }) => status >= 400)).toEqual([]);
  site.disconnect();
  await page.goto(at('/docs/enums/LoadTypes'));
  await expect(heading(page)).toHaveText(/^New: /);
  await ready(page);
  expect(await cachedBuilds(page)).toHaveLength(1);
  await page.goto(at('/docs/intro'));
  await expect(heading(page)).toHaveText('New: Not saved for offline reading');

  site.connect();
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  await connect(page, { effectiveType: '4g', saveData: true });
  site.requests.length = 0;
  await page.goto(at('/docs/intro'));
  await focusLink(page);
  await settled(page);
  expect(workerRequests(site)).toEqual([]);
});

test('a reader saves a version after a failure, reads it offline and removes it', async ({ page, site }) => {
  await page.goto(at('/versions#offline'));
  await expect(offline(page)).toContainText(/\d\d pages, \d+\.\d MB/);
  const alert = page.getByRole('alert');
  for (const [paths, fault] of [
    // Responds with a page, as some hosts do for unknown paths.
    [/\/search\/.*2\.6\.1/, 'html'],
    [/2\.6\.1\/manager$/, 500],
  ] as const) {
    site.fail(paths, fault);
    await save(page);
    await expect(alert).toContainText('Some files of 2.6.1 could not be downloaded.');
    await expect(chosen(page)).toHaveText('2.6.1');
    site.repair();
  }
  await expect(offline(page).getByRole('progressbar')).toHaveCount(0);
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(chosen(page)).toHaveText('2.6.1 – saved', { timeout: 15_000 });
  await expect(alert).toHaveCount(0);
  await page.evaluate(() => navigator.serviceWorker.ready);
  site.fail(/./, 502);
  await page.goto(at('/docs/2.6.1/manager'));
  await expect(heading(page)).toHaveText('Manager');
  await expect(page.locator('#saved-copy')).toBeVisible();
  site.disconnect();
  await page.goto(at('/docs/2.6.1'));
  await expect(page).toHaveURL(/\/docs\/2\.6\.1\/\w+/);
  site.repair();
  await page.goto(at('/docs/intro'));
  await page.getByRole('link', { name: 'Version 2.6.1, all pages' }).click();
  await expect(heading(page)).toBeVisible();
  site.connect();
  await page.goto(at('/versions'));
  await button(page, 'Remove').click();
  await expect(page.getByText('2.6.1 has been removed from this browser.')).toBeVisible();
  site.disconnect();
  await page.goto(at('/docs/2.6.1/manager'));
  await expect(heading(page)).toHaveText('Not saved for offline reading');
});

test('a saved version stays readable after a new build, and can be saved again', async ({ page, site }) => {
  const manager = at('/docs/2.6.1/manager');
  /** Reopens the page until it shows a text, because an open page does not notice what the service worker does. */
  const expectText = (text: string | RegExp) =>
    expect(async () => {
      await page.goto(at('/versions'));
      await expect(offline(page)).toContainText(text, { timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
  await page.goto(at('/versions'));
  await save(page);
  await expect(chosen(page)).toHaveText('2.6.1 – saved', { timeout: 60_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  site.fail(/2\.6\.1\/manager$/, 500);
  site.deploy();
  await expectText('Saved from an earlier build of the site, because the update failed.');
  await expect(button(page, 'Update')).toBeVisible();
  site.disconnect();
  await page.goto(manager);
  await expect(heading(page)).toHaveText('Manager');
  await ready(page);
  await page.goto(at('/docs/2.6.1/nothing'));
  await expect(page.getByRole('link', { name: 'Version 2.6.1, all pages' })).toHaveCount(1);

  site.connect();
  site.repair();
  site.deploy();
  await expectText(/2\.6\.1 – saved(?!,)/);
  await expect.poll(() => cachedBuilds(page)).toEqual([expect.stringMatching(/^b+$/)]);
  site.disconnect();
  await page.goto(manager);
  await expect(heading(page)).toHaveText('New: Manager');
  await ready(page);
});

test('a version that the reader removes during its update stays removed', async ({ page, site }) => {
  await page.goto(at('/versions'));
  await save(page);
  await expect(page.getByText(/^All pages of 2\.6\.1 are saved/)).toBeVisible({ timeout: 60_000 });
  const [before] = await cachedBuilds(page);
  const release = site.hold(at('/docs/2.6.1/manager'));
  // Waits for the worker, because a deployment during its installation would leave this page without a worker.
  await page.evaluate(() => navigator.serviceWorker.ready);
  site.deploy();
  const versionCaches = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('2.6.1')));
  await page.reload();
  await expect.poll(versionCaches, { timeout: 20_000 }).toHaveLength(2);
  expect(await cachedBuilds(page)).toContain(before);
  await button(page, 'Remove').click();
  await expect(page.getByText('2.6.1 has been removed from this browser.')).toBeVisible();
  release();
  await page.reload();
  await expect(button(page, 'Save for offline')).toBeEnabled();
  expect(await versionCaches()).toEqual([]);
});

test('the page reports a version that does not fit into storage, and can save it after space is freed', async ({
  page,
  site,
}) => {
  const session = await page.context().newCDPSession(page);
  const allow = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: site.address, quotaSize });
  await page.goto(at('/versions#offline'));
  await allow(1_000_000);
  await save(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This browser does not have enough storage left for 2.6.1.');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(button(page, 'Save for offline')).toBeEnabled();
  await allow();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('All pages of 2.6.1 are saved. You can now read and search them offline.')).toBeVisible();
});
