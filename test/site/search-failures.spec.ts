import type { Route } from '@playwright/test';
import { prepareAxe, violations } from './axe';
import { type Search, at, codeWith, create, expect, open, shards, test } from './search';

const cutOff = (route: Route) => route.abort();
const answerPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome</p>' });

/** What is wrong with the index, and how a reader tries again; the unit tests know more. */
const failures: [name: string, answer: typeof cutOff, way: string, tryAgain: (search: Search) => Promise<void>][] = [
  ['cannot be reached', cutOff, 'Retry', (search) => search.dialog.getByRole('button', { name: 'Retry' }).click()],
  ['is a page in HTML', answerPage, 'typing on', (search) => search.field.press('Space')],
];

for (const [name, answer, way, tryAgain] of failures) {
  // @spec 4.37 4.41 8.11
  test(`an index that ${name} fails whoever searches, and ${way} finds once it is back`, async ({ page, search }) => {
    const repair = await search.breakIndex(answer);
    await open(page, '/docs/intro');
    await Promise.all([page.waitForRequest(shards), search.button.hover()]);
    await search.open();
    await expect(search.failure).toBeHidden();
    await search.field.fill('Manager.create');
    await expect(search.failure).toBeVisible();
    await expect(search.dialog).toContainText('You might want to check your network connection.');
    await expect(search.dialog.getByText('No results for')).toBeHidden();

    // Asked for by the names that the page knows, and then by those of the list.
    const asked = page.waitForRequest(/shards\.json/).then(() => page.waitForRequest(shards));
    await Promise.all([asked, tryAgain(search)]);
    await expect(search.failure).toBeVisible();
    await repair();
    await tryAgain(search);
    await search.finds(create);
    await expect(search.failure).toBeHidden();
  });
}

test('a dialog whose code does not arrive says so, and opens once it does', async ({ page, search }) => {
  const code = codeWith('DocSearch-Modal').filter((file) => file.startsWith('js/'));
  const isCode = (url: URL) => code.some((file) => url.pathname.endsWith(`/assets/${file}`));
  await page.route(isCode, cutOff);
  await open(page, '/docs/intro');
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Search could not be loaded. Check your network connection and try again.');
  await prepareAxe(page);
  expect(await violations(page)).toEqual([]);
  await page.unroute(isCode);
  await search.open('Manager.create');
  await expect(alert).toHaveCount(0);
  await search.finds(create);

  // Without the script of its button, the button is what it is without any: a link.
  await page.route(/\/plain\.[^/]+\.js/, cutOff);
  await open(page, '/docs/intro');
  await expect(alert).toContainText('Part of this page did not load');
  await search.button.click();
  await expect(page).toHaveURL(at('/search'));
});

test('with the network cut after the index has arrived, the search works', async ({ page, search, context }) => {
  await open(page, '/docs/intro');
  // What the sections say comes with the first question.
  const said = (name: string) => page.waitForResponse((response) => response.url().includes(`/search/texts/${name}.`));
  const arrived = Promise.all([said('default'), said('docs-default-current')]);
  await search.open('create');
  for (const response of await arrived) await response.finished();
  await context.setOffline(true);
  await search.field.fill('setVolume');
  await search.finds('/docs/classes/Player#setVolume');
  await search.field.fill('destory player');
  await search.finds('/docs/classes/Player#destroy');
});
