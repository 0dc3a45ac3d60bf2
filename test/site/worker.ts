import { type Page, test as base } from '@playwright/test';
import { serveDeployments, type Site } from './deployments';
import { at, mainNav, ready } from './support';

/** Test function for the service worker. The server can fail, disconnect and deploy another build. */
export const test = base.extend<{ site: Site; page: Page }>({
  site: async ({ baseURL }, done) => {
    const site = await serveDeployments(baseURL!, at('/'));
    await done(site);
    site.close();
  },
  // Each test has its own context, so that its workers and caches are removed with the context.
  page: async ({ browser, site }, done) => {
    const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' });
    await done(await context.newPage());
    await context.close();
  },
});

/** Returns the requests for the service worker's file. */
export const workerRequests = ({ requests }: Site) => requests.filter(({ path }) => path === at('/sw.js'));

/** Returns the names of all builds that have caches. */
export const cachedBuilds = (page: Page) =>
  page.evaluate(async () => [...new Set((await caches.keys()).map((name) => name.split(' ')[1]))]);

/** Returns the URLs of all cached pages and files. */
export const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });

/** Waits until the custom elements are ready, and then focuses a link, which registers the service worker. */
export async function focusLink(page: Page) {
  await ready(page);
  await mainNav(page).getByRole('link', { name: 'Statistics' }).focus();
}

/** Opens a page, focuses a link and waits until the service worker controls the page. */
export async function visit(page: Page) {
  await page.goto(at('/docs/intro'));
  await focusLink(page);
  await page.evaluate(async () => {
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    if (!navigator.serviceWorker.controller) await changed;
  });
}
