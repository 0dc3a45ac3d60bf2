import { type Page, test as base, expect } from '@playwright/test';
import { serveDeployments, type Site } from './deployments';
import { at, connect, settled } from './support';

const test = base.extend<{ site: Site; page: Page }>({
  site: async ({ baseURL }, done) => {
    const site = await serveDeployments(baseURL!, at('/sw.js'));
    await done(site);
    site.close();
  },
  // A window of its own, which no other test gets: what it keeps goes with it.
  page: async ({ browser, site }, done) => {
    const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' });
    await done(await context.newPage());
    await context.close();
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const workers = ({ asked }: Site) => asked.filter(({ path }) => path === at('/sw.js'));
/** The builds that the browser keeps something of. */
const builds = (page: Page) =>
  page.evaluate(async () => [...new Set((await caches.keys()).map((name) => name.split(' ')[1]))]);

/** The addresses of all that the browser keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

/** Turns to a link, once the script is there that looks for it. */
async function turnToLink(page: Page) {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Statistics' }).focus();
}

/** Opens the first page, turns to a link, and waits until what is read is kept. */
async function visit(page: Page) {
  await page.goto(at('/docs/intro'));
  await turnToLink(page);
  await page.evaluate(async () => {
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    if (!navigator.serviceWorker.controller) await changed;
  });
}

test('there is no worker before a reader turns to something, and none for who saves data', async ({ page, site }) => {
  await page.goto(at('/docs/intro'));
  await settled(page);
  expect(workers(site)).toEqual([]);
  await turnToLink(page);
  await expect.poll(() => workers(site).length).toBe(1);
  await connect(page, { effectiveType: '4g', saveData: true });
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  });
  site.asked.length = 0;
  await page.goto(at('/docs/intro'));
  await turnToLink(page);
  await settled(page);
  expect(workers(site)).toEqual([]);
});

test('what was read, its pictures and its search answer without a connection; of the rest a page says what does', async ({
  page,
  site,
}) => {
  await visit(page);
  await page.goto(at('/docs/classes/Player?from=here'));
  await expect(heading(page)).toHaveText('Player');
  const search = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search docs' }).fill('Manager.create');
    await expect(page.getByRole('treeitem').first()).toContainText('create');
  };
  await search();
  // The first hits come without the texts.
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching('/search/texts/docs-default-current'));
  site.disconnect();
  await page.goto(at('/docs/classes/Player'));
  await expect(heading(page)).toHaveText('Player');
  await search();

  await page.goto(at('/docs/classes/Manager'));
  await expect(heading(page)).toHaveText('Not kept for reading offline');
  const listed = page.getByRole('main').getByRole('list').getByRole('link');
  await expect(listed).toHaveText(['Player', 'Introduction']);
  await listed.last().click();
  await expect(heading(page)).toHaveText('Introduction');
  const picture = page.getByRole('img', { name: /discord.js in your bot/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a new deployment is seen at once and whole, and takes the place of all that was kept', async ({ page, site }) => {
  await visit(page);
  await page.goto(at('/docs/enums/LoadTypes'));
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching('/LoadTypes$'));
  const [before] = await builds(page);
  site.deploy();
  await page.reload();
  await expect(heading(page)).toHaveText(/^Anew: /);
  await expect.poll(() => builds(page), { timeout: 20_000 }).not.toContain(before);
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  expect(site.asked.filter(({ status }) => status >= 400)).toEqual([]);
  site.disconnect();
  for (const path of ['/docs/intro', '/docs/enums/LoadTypes']) {
    await page.goto(at(path));
    await expect(heading(page)).toHaveText(/^Anew: /);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  }
  expect(await builds(page)).toHaveLength(1);
});

test('a deployment that cannot be fetched whole changes nothing of what is kept', async ({ page, site }) => {
  await visit(page);
  await page.goto(at('/docs/enums/LoadTypes'));
  await expect.poll(() => kept(page)).toContainEqual(expect.stringMatching('/LoadTypes$'));
  const before = await builds(page);
  site.deploy(at('/docs/intro'));
  await page.reload();
  await expect(heading(page)).toHaveText('Anew: LoadTypes');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing;
    await new Promise<void>((done) => {
      const look = () => worker?.state !== 'installing' && done();
      worker?.addEventListener('statechange', look);
      look();
    });
  });
  site.disconnect();
  for (const [path, name] of [
    ['/docs/enums/LoadTypes', 'LoadTypes'],
    ['/docs/intro', 'Introduction'],
  ]) {
    await page.goto(at(path));
    await expect(heading(page)).toHaveText(name);
  }
  expect(await builds(page)).toEqual(expect.arrayContaining(before));
});

test('a version is kept when a reader asks for it, brought up to date with the site, and removed', async ({
  page,
  site,
}) => {
  await page.goto(at('/versions#offline'));
  const keep = page.getByRole('button', { name: 'Keep 2.6.1 for reading offline' });
  await keep.hover();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /2\.6\.1/ }) });
  await expect(row).toContainText(/\d\d pages, \d\.\d MB/);
  await keep.click();
  await expect(row).toContainText('Kept: ', { timeout: 15_000 });
  await page.evaluate(() => navigator.serviceWorker.ready);
  site.deploy();
  await page.reload();
  await expect.poll(() => builds(page), { timeout: 15_000 }).toEqual(['f'.repeat(12)]);
  site.disconnect();
  await page.goto(at('/docs/2.6.1/manager'));
  await expect(heading(page)).toHaveText('Anew: Manager');
  await page.goto(at('/docs/intro'));
  await page.getByRole('link', { name: 'Version 2.6.1, all pages' }).click();
  await expect(heading(page)).toHaveText(/^Anew: /);
  site.connect();
  await page.goto(at('/versions'));
  await keep.hover();
  await page.getByRole('button', { name: 'Remove 2.6.1' }).click();
  await expect(page.getByText('2.6.1 is removed from this browser.')).toBeVisible();
  site.disconnect();
  await page.goto(at('/docs/2.6.1/manager'));
  await expect(heading(page)).toHaveText('Anew: Not kept for reading offline');
});
