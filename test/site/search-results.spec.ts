import { currentVersion } from '../../src/config/versions';
import { at, expect, hostileTexts, indexNames, open, test } from './search';

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const setVolume = (folder = '') => `/docs/${folder}classes/Player#setVolume`;

// @spec 2.113 2.114 2.115 2.116 4.39 7.9 9.15 9.16
test('the dialog groups at most 20 results and links to all of them', async ({ page, search }) => {
  await search.visit('setVolume');
  await search.finds(setVolume());
  const first = search.hits.first();
  await expect(first.locator('.DocSearch-Hit-title')).toHaveText('Player.setVolume(volume)');
  await expect(first.locator('.DocSearch-Hit-path')).toHaveText(/^Sets the volume .*\.$/);
  await expect(first).toContainText(/method$/);
  await expect(search.groups.first().locator('.DocSearch-Hit-source')).toHaveText('Classes');
  await expect(first.locator('mark').first()).toHaveText(/^set/i);
  await expect(search.dialog).toContainText(`Searching v${currentVersion.version}`);

  await search.field.fill('player');
  const all = search.dialog.getByRole('link', { name: /^See all \d+ results$/ });
  await expect(search.status).toHaveText(/\d\d results/);
  await expect(all).toBeVisible();
  const groups = await search.groups.evaluateAll((lists) =>
    lists.map((list) => Array.from(list.querySelectorAll('.DocSearch-Hit a'), (link) => link.getAttribute('href'))),
  );
  expect(Math.max(...groups.map(({ length }) => length))).toBe(5);
  const hrefs = groups.flat();
  expect(hrefs.length).toBeLessThanOrEqual(20);
  expect(hrefs.filter((href) => !href?.startsWith(at('/')) || href.includes('//'))).toEqual([]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
  const total = Number(/\d+/.exec(await all.innerText()));
  expect(total).toBeGreaterThan(20);

  await all.click();
  await expect(page).toHaveURL(at('/search?q=player&version=current'));
  await expect(search.dialog).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('player');
  await expect(main.getByRole('status')).toContainText(String(total));
});

const members = ['Player.getCurrentLyrics', 'Manager.trackStart', 'Queue.current', 'PlayerOptions.volume'];
test('the dialog shows each result in a row with its name, text and kind', async ({ page, search }) => {
  await search.visit();
  for (const name of members) {
    await search.field.fill(name);
    await search.finishes();
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(search.firstHit).toContainText(new RegExp(`^${name}.+(method|event|property|option)$`));
      await expect(search.firstHit.locator('.DocSearch-Hit-path')).not.toBeEmpty();
      const heights = await search.hits.getByRole('link').evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    }
  }
  await search.field.fill('bot joins but is silent');
  await search.finishes();
  const guide = search.hits.filter({ has: page.locator('a[href$="troubleshooting#no-sound"]') });
  await expect(guide.getByText('Troubleshooting').filter({ visible: true })).toHaveCount(1);
  await expect(guide).toContainText(/guide$/);
});

// @spec 9.17 9.18
test('the dialog shortens texts to 10 words, or 5 on a narrow screen', async ({ page, search }) => {
  await open(page, '/docs/intro');
  for (const [width, limit] of [
    [1366, 10],
    [768, 5],
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await search.open('setVolume');
    await search.finishes();
    const cut = search.hits.locator('.DocSearch-Hit-path', { hasText: '…' });
    await expect(cut).not.toHaveCount(0);
    expect(Math.max(...(await cut.allInnerTexts()).map(words)), `${width} px`).toBe(limit);
    await search.close();
  }
});

// @spec 2.126 7.12
test('the dialog searches the version of the page and the pages outside the documentation', async ({ search }) => {
  await search.visit('Player.setVolume', '/docs/2.7.5/intro');
  await search.finds(setVolume('2.7.5/'));
  const foreign = search.hits.locator(`a[href^="${at('/docs/')}"]:not([href^="${at('/docs/2.7.5/')}"])`);
  await expect(foreign).toHaveCount(0);
  await expect(search.dialog.getByRole('link', { name: currentVersion.version })).toHaveCount(0);
  await expect(search.dialog).toContainText('Searching v2.7.5');
  const all = search.dialog.getByRole('link', { name: /^See / });
  await expect(all).toHaveAttribute('href', at('/search?q=Player.setVolume&version=2.7.5'));
  await search.field.fill('statistics');
  await expect(search.hits.locator(`a[href="${at('/statistics')}"]`)).toBeVisible();

  // This name exists only in another version.
  await search.field.fill('Node.getLyrics');
  const elsewhere = search.dialog.getByRole('link', { name: currentVersion.version });
  await expect(elsewhere).toHaveAttribute('href', at('/docs/classes/Node#getLyrics'));
  await expect(search.status).toContainText(`Not in v2.7.5, but in v${currentVersion.version}: Node.getLyrics`);
  await elsewhere.click();
  await search.arrivesAt('/docs/classes/Node#getLyrics');
});

test('the dialog searches the preferred version on pages outside the documentation', async ({ page, search }) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '2.8.4'));
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await search.visit('Player.setVolume', '/usedby');
  await search.finds(setVolume('2.8.4/'));
  expect(indexNames(urls)).toEqual(['default', 'docs-default-2.8.4']);
});

// @spec 4.40 8.12 8.13 8.14 9.25
test('the dialog reports a query without results, and suggests names and groups', async ({ search }) => {
  await search.visit('qqzzxxvv');
  await expect(search.dialog).toContainText('No results for "qqzzxxvv"');
  await expect(search.dialog).not.toContainText('Try searching for');
  await expect(search.dialog).toContainText('Believe this query should return results?');
  const link = search.dialog.getByRole('link', { name: 'Let us know.' });
  await expect(link).toHaveAttribute('target', '_blank');
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.href).toMatch(/^https:\/\/github\.com\/magmastream-npm\/[\w-]+\/issues\/new\?/i);
  expect(url.searchParams.get('title')).toContain('qqzzxxvv');
  await expect(search.dialog.getByRole('link', { name: /^See all/ })).toHaveCount(0);

  await search.field.fill('setvolumlevl');
  const similar = search.dialog.getByRole('link', { name: 'Player.setVolume' });
  await expect(similar).toHaveAttribute('href', at(setVolume()));

  await search.field.fill('player');
  await expect(search.hits).not.toHaveCount(0);
  await search.field.fill('qqzzxxvv');
  await expect(search.dialog).toContainText('Try searching for');
  const suggestions = search.dialog.locator('.DocSearch-Prefill');
  const names = await suggestions.allInnerTexts();
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(3);
  await suggestions.first().click();
  await expect(search.field).toHaveValue(new RegExp(`^${names[0]}\\s*$`, 'i'));
  await expect(search.hits).not.toHaveCount(0);
});

test('the dialog shows hostile queries as text', async ({ search }) => {
  await search.visit();
  // Adds a word with results to the texts, because a text has no results on its own.
  for (const query of [
    hostileTexts[0],
    ...hostileTexts.map((text) => `player ${text}`),
    '__proto__',
    '(((',
    '\\',
    '🎵',
  ]) {
    await search.field.fill(query);
    await expect(search.dialog.getByText(`No results for "${query}"`).or(search.firstHit).first()).toBeVisible();
    await search.finishes();
    await expect(search.failure).toBeHidden();
    await search.isUnharmed();
  }
});
