import type { Page } from '@playwright/test';
import { prepareAxe, violations } from './axe';
import {
  type Answer,
  at,
  breakIndex,
  catalog,
  codeWith,
  dialog,
  expect,
  failure,
  field,
  firstHit,
  open,
  openDialog,
  openWithDialog,
  searchButton,
  shardNames,
  shards,
  test,
  unreachable,
} from './search';

const isShard = (page: Page, name: string) =>
  page.waitForResponse((response) => shardNames([response.url()])[0] === name);

/** What a host or a network makes of the index where it does not arrive whole; the unit tests know more. */
const failures: [name: string, answer: Answer, files?: RegExp][] = [
  ['cannot be reached', unreachable],
  ['is a page in HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome</p>' })],
  ['has no list of its files', (route) => route.fulfill({ status: 404, body: 'Not found' }), catalog],
];

for (const [name, answer, files] of failures) {
  test(`when the index ${name}, the dialog says so, and Retry finds once it is back`, async ({ page }) => {
    const index = await breakIndex(page, answer, files);
    await openWithDialog(page, 'Manager.create');
    await expect(failure(page)).toBeVisible();
    await expect(dialog(page)).toContainText('You might want to check your network connection.');
    await expect(dialog(page).getByText('No results for')).toBeHidden();
    await expect(field(page)).toHaveValue('Manager.create');

    const retry = dialog(page).getByRole('button', { name: 'Retry' });
    const answers = index.answers();
    await retry.click();
    // Every file that is asked for by one attempt: the list alone, or all shards.
    await expect.poll(index.answers).toBe(answers + (files === catalog ? 1 : 2));
    await expect(failure(page)).toBeVisible();
    await index.repair();
    await retry.click();
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
    await expect(failure(page)).toBeHidden();
    await expect(field(page)).toHaveValue('Manager.create');
  });
}

test('after a failure, typing on tries again', async ({ page }) => {
  const index = await breakIndex(page, unreachable);
  await openWithDialog(page, 'Manager.creat');
  await expect(failure(page)).toBeVisible();
  await index.repair();
  await field(page).press('End');
  await page.keyboard.type('e');
  await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
  await expect(failure(page)).toBeHidden();
});

test('an index that fails while nobody searches is not spoken of', async ({ page }) => {
  const index = await breakIndex(page, unreachable);
  await open(page, '/docs/intro');
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => shards.test(request.url())),
    searchButton(page).hover(),
  ]);
  await openDialog(page);
  await expect(failure(page)).toBeHidden();
  await index.repair();
  await field(page).fill('Manager.create');
  await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
});

test('a dialog whose code does not arrive says so, and opens once it does', async ({ page }) => {
  const code = codeWith('DocSearch-Modal').filter((file) => file.startsWith('js/'));
  const isCode = (url: URL) => code.some((file) => url.pathname.endsWith(`/assets/${file}`));
  await page.route(isCode, (route) => route.abort());
  await open(page, '/docs/intro');
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Search could not be loaded. Check your network connection and try again.');
  await prepareAxe(page);
  expect(await violations(page)).toEqual([]);
  await page.unroute(isCode);
  await openDialog(page, 'Manager.create');
  await expect(alert).toHaveCount(0);
  await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
});

test('with the network cut after the index has arrived, the search works', async ({ page, context }) => {
  await open(page, '/docs/intro');
  const arrived = Promise.all([isShard(page, 'default'), isShard(page, 'docs-default-current')]);
  await openDialog(page);
  for (const response of await arrived) await response.finished();
  await context.setOffline(true);
  for (const [query, href] of [
    ['Manager.create', '/docs/classes/Manager#create'],
    ['setVolume', '/docs/classes/Player#setVolume'],
    ['destory player', '/docs/classes/Player#destroy'],
  ]) {
    await field(page).fill(query);
    await expect(firstHit(page)).toHaveAttribute('href', at(href));
  }
});
