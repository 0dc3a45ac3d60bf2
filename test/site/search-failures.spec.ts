import type { Route } from '@playwright/test';
import { expectAccessible } from './axe';
import { type Search, at, codeWith, create, expect, indexFiles, open, test } from './search';

const abort = (route: Route) => route.abort();
const answerPage = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome</p>' });

const failures: [name: string, answer: typeof abort, retry: (search: Search) => Promise<void>][] = [
  ['the index is unreachable', abort, (search) => search.retry.click({ timeout: 1000 })],
  ['the index is an HTML page', answerPage, (search) => search.field.press('Space')],
];

for (const [name, answer, retry] of failures) {
  // @spec 4.37 4.41 8.11
  test(`the dialog reports that ${name}, and finds hits on the next try`, async ({ page, search }) => {
    const repair = await search.breakIndex(answer);
    await open(page, '/docs/intro');
    await Promise.all([page.waitForRequest(indexFiles), search.button.hover()]);
    await search.open();
    await expect(search.failure).toBeHidden();
    await search.field.fill('Manager.create');
    await expect(search.failure).toBeVisible();
    await expect(search.dialog).toContainText('You might want to check your network connection.');
    await expect(search.status).toContainText('Unable to fetch results. You might want to check');
    await expect(search.dialog.getByText('No results for')).toBeHidden();

    await Promise.all([page.waitForRequest(indexFiles), retry(search)]);
    await expect(search.failure).toBeVisible();
    repair();
    // Retries several times, because a retry fails if it starts before the previous attempt has failed.
    await expect(async () => {
      if (await search.failure.isVisible()) await retry(search);
      await expect(search.firstHit).toHaveAttribute('href', at(create), { timeout: 1000 });
    }).toPass();
    await expect(search.failure).toBeHidden();
    await expect(search.field).toBeFocused();
  });
}

test('the button reports that the dialog failed to load, and retries on the next click', async ({ page, search }) => {
  const code = codeWith('DocSearch-Logo').filter((file) => file.startsWith('js/'));
  const isCode = (url: URL) => code.some((file) => url.pathname.endsWith(`/assets/${file}`));
  await page.route(isCode, abort);
  await open(page, '/docs/intro');
  await search.open('Manager.create');
  const alert = search.dialog.getByRole('alert');
  await expect(alert).toContainText('Search could not be loaded. Check your network connection and try again.');
  await expectAccessible(page, 'the frame with an error', '.DocSearch-Modal');
  await search.field.fill('Player.play');
  await search.dialog.getByRole('link', { name: 'Open the search page' }).click();
  await expect(page).toHaveURL(at('/search?q=Player.play&version=current'));
  await open(page, '/docs/intro');
  await search.open('Manager.create');
  await expect(alert).toContainText('Search could not be loaded.');
  await page.unroute(isCode);
  await search.retry.click();
  await expect(alert).toHaveCount(0);
  await expect(search.field).toHaveValue('Manager.create');
  await search.finds(create);
});

test('the dialog searches offline once the index is loaded', async ({ page, search, context }) => {
  await open(page, '/docs/intro');
  // The index text is loaded during the first search.
  const texts = (name: string) => page.waitForResponse((response) => response.url().includes(`/search/texts/${name}.`));
  const loaded = Promise.all([texts('default'), texts('docs-default-current')]);
  await search.open('create');
  for (const response of await loaded) await response.finished();
  await context.setOffline(true);
  await search.field.fill('setVolume');
  await search.finds('/docs/classes/Player#setVolume');
  await search.field.fill('destory player');
  await search.finds('/docs/classes/Player#destroy');
});
