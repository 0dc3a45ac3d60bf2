import { type Page, expect } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import type { OfflineList } from '../../src/lib/offline';
import type { Fault, Site } from './deployments';
import { at, heading, ready } from './support';
import { cachedUrls, test, visit } from './worker';

const dialogCode = /\/src_search_ui_Dialog_index_tsx\.\w+\.js/;
const searchWorker = /\/src_search_engine_worker_ts\.\w+\.js/;
const notSaved = 'Not saved for offline reading';

const savedCopy = (page: Page) => page.locator('#saved-copy');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const firstHit = (page: Page) => page.getByRole('treeitem').first();

/** Opens the search dialog, and searches for a member. */
async function search(page: Page) {
  await page.keyboard.press('Control+k');
  await field(page).fill('Manager.create');
}

/** Fetches files through the worker. Ignores failures. */
const load = (page: Page, paths: string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map((path) =>
          fetch(path)
            .then((response) => response.arrayBuffer())
            .catch(() => null),
        ),
      ),
    paths,
  );

/** Returns the paths of all files of the given kinds that the worker has cached. */
const cachedPaths = async (page: Page) => (await cachedUrls(page)).map((url) => new URL(url).pathname);

const clearCaches = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) await (await caches.open(name)).delete(request);
  });

/** Returns the paths of a script, a style sheet, an index file and an image of the build. */
async function filesOf(page: Page): Promise<string[]> {
  const list = await page.request.get(at('/offline.json'));
  const { versions } = (await list.json()) as OfflineList;
  const { files } = versions[currentVersion.version];
  const named = [/\.js$/, /\.css$/, /^search\/default\..*\.json$/].map((kind) =>
    files.find((file) => kind.test(file))!,
  );
  return [...named, 'img/favicon.svg'].map((path) => at(`/${path}`));
}

test('the worker caches a file only if the server responds with that file', async ({ page, site }) => {
  await visit(page);
  const files = await filesOf(page);
  const faults: Fault[] = ['html', 'untyped', 'offline', 404, 503];
  for (const [index, fault] of faults.entries()) {
    await test.step(`answers with ${fault}`, async () => {
      await clearCaches(page);
      site.fail(/\?/, fault);
      // Adds a query, which bypasses the browser cache.
      const paths = files.map((path) => `${path}?${index}`);
      await load(page, paths);
      site.repair();
      await load(page, [at('/img/icon-192.png')]);
      await expect.poll(() => cachedPaths(page)).toContain(at('/img/icon-192.png'));
      // Excludes JSON files, because scripts can read JSON without a content type.
      const refused = fault === 'untyped' ? files.filter((path) => !path.endsWith('.json')) : files;
      const cached = await cachedPaths(page);
      expect(refused.filter((path) => cached.includes(path))).toEqual([]);
      // Requests images with a different query, because the browser may reuse its own copy for an hour.
      await load(
        page,
        paths.map((path) => (path.includes('/img/') ? `${path}0` : path)),
      );
      await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(files));
    });
  }
});

test('the worker serves a saved copy when the server fails, and the page reports this', async ({ page, site }) => {
  await visit(page);
  await expect(savedCopy(page)).toHaveCount(0);
  const intro = new RegExp(`${at('/docs/intro')}$`);
  const faults: Fault[] = [503, 'offline', 'hang'];
  for (const fault of faults) {
    await test.step(`the server answers with ${fault}`, async () => {
      site.fail(intro, fault);
      await page.goto(at('/docs/intro'));
      await expect(heading(page)).toHaveText('Introduction');
      await expect(savedCopy(page)).toHaveText(/^This is a saved copy/);
      site.repair();
    });
  }
  await page.goto(at('/docs/intro'));
  await expect(savedCopy(page)).toHaveCount(0);
  await test.step('a page without a saved copy shows the response of the server', async () => {
    site.fail(/\/enums\//, 502);
    expect((await page.goto(at('/docs/enums/LoadTypes')))?.status()).toBe(502);
    await expect(heading(page)).toHaveText('Sign in');
  });
});

test('aliases open the saved page when the server does not respond', async ({ page, site }) => {
  await visit(page);
  const aliases = ['/docs', '/docs/intro/', '/docs/intro/index.html?from=here'];
  for (const [fault, paths] of [
    ['offline', aliases],
    [503, aliases.slice(0, 1)],
  ] as const) {
    site.fail(/./, fault);
    for (const path of paths) {
      await test.step(`${path} with ${fault}`, async () => {
        await page.goto(at(path));
        await expect(page).toHaveURL(new RegExp(`${at('/docs/intro')}(?:\\?from=here)?$`));
        await expect(heading(page)).toHaveText('Introduction');
      });
    }
    site.repair();
  }
  site.disconnect();
  await page.goto(at('/docs/classes/'));
  await expect(heading(page)).toHaveText(notSaved);
});

test('a page of a captive portal does not stop the worker from caching', async ({ page, site }) => {
  await visit(page);
  site.fail(/\/enums\//, 'html');
  await page.goto(at('/docs/enums/LoadTypes'));
  await expect(heading(page)).toHaveText('Sign in');
  site.repair();
  await page.goto(at('/docs/classes/Player'));
  await expect.poll(() => cachedPaths(page)).toContain(at('/docs/classes/Player'));
  expect(await cachedPaths(page)).not.toContain(at('/docs/enums/LoadTypes'));
});

for (const [name, files, fault] of [
  ['code of the dialog is an HTML page', dialogCode, 'html'],
  ['code of the worker is an HTML page', searchWorker, 'html'],
] as const) {
  test(`search works immediately if the ${name} only once`, async ({ page, site }) => {
    await visit(page);
    site.fail(files, fault, 1);
    await search(page);
    await expect(firstHit(page)).toContainText('create');
  });

  test(`search works with Retry after the ${name}`, async ({ page, site }) => {
    await visit(page);
    site.fail(files, fault);
    await search(page);
    const retry = page.getByRole('dialog').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    site.repair();
    await retry.click();
    await expect(firstHit(page)).toContainText('create');
  });
}

test('a first visit loads the elements even if a cache contains an HTML page instead', async ({ page, site }) => {
  site.fail(/\/elements\.\w+\.js$/, 'html', 1);
  await page.goto(at('/docs/intro'));
  await ready(page);
  await expect(page.locator('#load-failure')).toHaveCount(0);
});

test('the worker downloads a damaged cached file again', async ({ page, site }) => {
  await visit(page);
  await search(page);
  await expect(firstHit(page)).toBeVisible();
  await page.evaluate(async () => {
    const damaged = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (url.endsWith('.js')) await cache.put(url, damaged());
    }
  });
  site.requests.length = 0;
  await page.reload();
  await ready(page);
  await search(page);
  await expect(firstHit(page)).toBeVisible();
});

/** Actions on a page of an earlier build, and the files that they need. */
const updates: [name: string, path: string, files: RegExp, act: (page: Page) => Promise<void>][] = [
  ['search', '/docs/intro', dialogCode, search],
  ['the index', '/docs/intro', searchWorker, search],
  [
    'the comparison',
    '/versions',
    /\/assets\/data\//,
    (page) => page.getByRole('button', { name: 'Compare', exact: true }).click(),
  ],
  [
    'the code check',
    '/versions?from=2.7.5&to=2.8.7',
    /compiler_worker/,
    async (page) => {
      await page.getByLabel('Paste code').fill('manager.create()');
      await page.getByRole('button', { name: 'Check my code' }).click();
    },
  ],
];

async function opensNewBuild(page: Page, site: Site) {
  const alert = page.getByText('The site was updated. Reload the page.').first();
  await expect(alert).toBeVisible();
  site.repair();
  site.requests.length = 0;
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => site.requests.some(({ path }) => path.startsWith(new URL(page.url()).pathname))).toBe(true);
  await expect(alert).toHaveCount(0);
}

for (const [name, path, files, act] of updates) {
  test(`${name} of an earlier build reports the update of the site, and reloads the page`, async ({ page, site }) => {
    await page.goto(at(path));
    await ready(page);
    site.deploy();
    site.fail(files, 404);
    await act(page);
    await opensNewBuild(page, site);
  });
}

test('an island of an earlier build reports the update, and reloads the page', async ({ page, site }) => {
  site.fail(/_islands_LiveFigures_/, 404);
  await page.goto(at('/statistics'));
  await opensNewBuild(page, site);
});
