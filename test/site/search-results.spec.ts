import type { Page } from '@playwright/test';
import {
  at,
  closeDialog,
  dialog,
  expect,
  expectUnharmed,
  failure,
  field,
  firstHit,
  groups,
  hits,
  hostileTexts,
  open,
  openDialog,
  openWithDialog,
  shardNames,
  test,
} from './search';

const hrefs = (page: Page) =>
  hits(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
const counts = (page: Page) =>
  groups(page).evaluateAll((lists) => lists.map((list) => list.querySelectorAll('.DocSearch-Hit').length));
const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;

test.describe('results', () => {
  test('are grouped, with title and path, kind and owner', async ({ page }) => {
    await openWithDialog(page, 'setVolume');
    const first = hits(page).first();
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Player#setVolume'));
    await expect(first.locator('.DocSearch-Hit-title')).toHaveText('setVolume(volume)');
    await expect(first.locator('.DocSearch-Hit-path')).toContainText('Player');
    await expect(first).toContainText('Method of Player');
    await expect(groups(page).first().locator('.DocSearch-Hit-source')).toHaveText('Classes');
    await expect(first.locator('mark').first()).toHaveText(/^set/i);
    await expect(dialog(page)).toContainText('Searching v2.8.7');
  });

  test('name every kind of part', async ({ page }) => {
    await openWithDialog(page);
    for (const [query, href, line] of [
      ['Manager', '/docs/classes/Manager', 'Class'],
      ['trackStart', '/docs/classes/Manager#trackStart', 'Event of Manager'],
      ['maxPreviousTracks', '/docs/typedefs/manager/managerOptions#maxPreviousTracks', 'Option of ManagerOptions'],
      ['SearchPlatform.YouTube', '/docs/enums/SearchPlatform#YouTube', 'Enum member of SearchPlatform'],
    ]) {
      await field(page).fill(query);
      await expect(firstHit(page), query).toHaveAttribute('href', at(href));
      await expect(hits(page).first(), query).toContainText(line);
    }
  });

  test('are at most 20, five a group, and the rest is one click away', async ({ page }) => {
    await openWithDialog(page, 'player');
    const all = dialog(page).getByRole('link', { name: /^See all \d+ results$/ });
    await expect(all).toBeVisible();
    const shown = await counts(page);
    expect(Math.max(...shown)).toBe(5);
    expect(shown.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(20);
    const total = Number(/\d+/.exec(await all.innerText()));
    expect(total).toBeGreaterThan(20);

    await all.click();
    await expect(page).toHaveURL(at('/search?q=player'));
    await expect(dialog(page)).toHaveCount(0);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('player');
    await expect(main.getByRole('status')).toContainText(String(total));
  });

  test('lead to addresses under the one that the site is mounted at, each once', async ({ page }) => {
    await openWithDialog(page, 'player');
    await expect(hits(page)).not.toHaveCount(0);
    const found = await hrefs(page);
    expect(found.filter((href) => !href.startsWith(at('/')) || href.includes('//'))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  for (const [width, limit] of [
    [1366, 10],
    [768, 5],
  ]) {
    test(`show ${limit} words of a text at a width of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWithDialog(page, 'setVolume');
      const cut = hits(page).locator('.DocSearch-Hit-title', { hasText: '…' });
      await expect(cut).not.toHaveCount(0);
      const lengths = (await cut.allInnerTexts()).map(words);
      expect(Math.max(...lengths)).toBe(limit);
    });
  }
});

test('what a reader types leads to the member that is meant', async ({ page }) => {
  await openWithDialog(page);
  for (const [query, href] of [
    ['Manager.create', '/docs/classes/Manager#create'],
    ['manager create', '/docs/classes/Manager#create'],
    ['create(', '/docs/classes/Manager#create'],
    ['player#setVolume', '/docs/classes/Player#setVolume'],
    ['setvol', '/docs/classes/Player#setVolume'],
    ['destory player', '/docs/classes/Player#destroy'],
    ['  Player.destroy()  ', '/docs/classes/Player#destroy'],
  ]) {
    await field(page).fill(query);
    await expect(firstHit(page), query).toHaveAttribute('href', at(href));
  }
});

test.describe('versions', () => {
  const otherVersions = (links: string[], version: string) =>
    links.filter((link) => link.startsWith(at('/docs/')) && !link.startsWith(at(`/docs/${version}/`)));

  test('on a page of 2.7.5, results are those of 2.7.5', async ({ page }) => {
    await openWithDialog(page, 'Player.setVolume', '/docs/2.7.5/intro');
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/2.7.5/classes/Player#setVolume'));
    expect(otherVersions(await hrefs(page), '2.7.5')).toEqual([]);
    await expect(dialog(page)).toContainText('Searching v2.7.5');
    await dialog(page).getByRole('link', { name: /^See / }).click();
    await expect(page).toHaveURL(at('/search?q=Player.setVolume&version=2.7.5'));
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Version' })).toHaveValue('2.7.5');
  });

  test('outside the documentation, results are those of the version that was last read', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '2.8.4'));
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await openWithDialog(page, 'Player.setVolume', '/statistics');
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/2.8.4/classes/Player#setVolume'));
    expect(shardNames(urls)).toEqual(['default', 'docs-default-2.8.4']);
  });

  test('follow the reader to a page of another version', async ({ page }) => {
    await openWithDialog(page, 'Player.setVolume');
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Player#setVolume'));
    await closeDialog(page);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await navigation.getByRole('button', { name: 'v2.8.7' }).hover();
    await navigation.getByRole('link', { name: 'v2.8.1' }).click();
    await expect(navigation.getByRole('button', { name: 'v2.8.1' })).toBeVisible();
    await openDialog(page, 'Player.setVolume');
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/2.8.1/classes/Player#setVolume'));
  });

  test('pages outside the documentation are found in any', async ({ page }) => {
    await openWithDialog(page, 'statistics', '/docs/2.6.1/manager');
    await expect(hits(page).locator(`a[href="${at('/statistics')}"]`)).toBeVisible();
  });

  for (const [path, query, href, version] of [
    ['/docs/intro', 'getClosestTrack', '/docs/2.8.2/classes/TrackUtils#getClosestTrack', '2.8.2'],
    ['/docs/2.7.5/intro', 'Node.getLyrics', '/docs/classes/Node#getLyrics', '2.8.7'],
  ]) {
    test(`a line on ${path} tells that only ${version} has ${query}, and leads there`, async ({ page }) => {
      await openWithDialog(page, query, path);
      const elsewhere = dialog(page).getByRole('link', { name: version });
      await expect(elsewhere).toHaveCount(1);
      await expect(elsewhere).toHaveAttribute('href', at(href));
      await elsewhere.click();
      await expect(page).toHaveURL(at(href));
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator(href.slice(href.indexOf('#')))).toBeInViewport();
    });
  }

  test('no such line stands over what the version itself has', async ({ page }) => {
    await openWithDialog(page, 'Player.setVolume', '/docs/2.7.5/intro');
    await expect(hits(page)).not.toHaveCount(0);
    await expect(dialog(page).getByRole('link', { name: '2.8.7' })).toHaveCount(0);
  });
});

test.describe('without results', () => {
  test('the dialog says so, and how to tell us', async ({ page }) => {
    await openWithDialog(page, 'qqzzxxvv');
    await expect(dialog(page)).toContainText('No results for "qqzzxxvv"');
    await expect(dialog(page)).not.toContainText('Try searching for');
    await expect(dialog(page)).toContainText('Believe this query should return results?');
    const link = dialog(page).getByRole('link', { name: 'Let us know.' });
    await expect(link).toHaveAttribute('target', '_blank');
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.href).toMatch(/^https:\/\/github\.com\/magmastream-npm\/[\w-]+\/issues\/new\?/i);
    expect(address.searchParams.get('title')).toContain('qqzzxxvv');
    await expect(dialog(page).getByRole('link', { name: /^See all/ })).toHaveCount(0);
  });

  test('it suggests up to three of what an earlier search found', async ({ page }) => {
    await openWithDialog(page, 'player');
    await expect(hits(page)).not.toHaveCount(0);
    await field(page).fill('qqzzxxvv');
    await expect(dialog(page)).toContainText('Try searching for');
    const suggestions = dialog(page).locator('.DocSearch-Prefill');
    const names = await suggestions.allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(3);
    await suggestions.first().click();
    await expect(field(page)).toHaveValue(new RegExp(`^${names[0]}\\s*$`, 'i'));
    await expect(hits(page)).not.toHaveCount(0);
  });
});

test('a hostile query is text: in the field, in the dialog, in the address of the report and on /search', async ({
  page,
}) => {
  await openWithDialog(page);
  const [strange] = hostileTexts;
  await field(page).fill(strange);
  await expect(dialog(page)).toContainText(`No results for "${strange}"`);
  const href = await dialog(page).getByRole('link', { name: 'Let us know.' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('title')).toContain(strange);
  await expectUnharmed(page);
  // Alone, and beside a word that is found, in results whose matches are marked.
  for (const query of hostileTexts.flatMap((text) => [text, `player ${text}`])) {
    await field(page).fill(query);
    await expect(dialog(page).getByRole('status')).toHaveText(/results?/);
    await expectUnharmed(page);
  }
  for (const query of hostileTexts) {
    await open(page, `/search?q=${encodeURIComponent(query)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue(query);
    await expect(main.getByRole('status')).toContainText(query);
    await expectUnharmed(page);
  }
});

test('queries that mean something to code are only queries', async ({ page }) => {
  await openWithDialog(page);
  for (const query of ['__proto__', 'constructor', 'toString', '.*', '(((', '\\', '%E0%A4%A', '"', '🎵', '-', '   x']) {
    await field(page).fill(query);
    await expect(dialog(page).getByText(`No results for "${query}"`).or(hits(page).first())).toBeVisible();
    await expect(failure(page)).toBeHidden();
  }
  await field(page).fill('Manager.create');
  await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
});
