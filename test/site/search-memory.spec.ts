import { create, expect, hostileTexts, open, storedSearch, type Search, test } from './search';

const several = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => storedSearch(name + index));
const names = (name: string, count: number) => several(name, count).map(({ hierarchy }) => hierarchy.lvl2);

const group = ({ dialog, groups }: Search, name: string) =>
  groups.filter({ has: dialog.page().getByText(name, { exact: true }) });
const entries = (search: Search, name: string) => group(search, name).getByRole('treeitem');
const titles = (search: Search, name: string) => entries(search, name).locator('.DocSearch-Hit-title').allInnerTexts();

for (const reducedMotion of process.env.TEST_ALL
  ? (['reduce', 'no-preference'] as const)
  : (['no-preference'] as const)) {
  // @spec 2.120 2.121 3.22 4.42 4.43 4.44 9.20
  test(`the dialog stores, promotes and removes searches (motion: ${reducedMotion})`, async ({ page, search }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/docs/intro');
    await search.store('recent', [storedSearch('destroy')]);
    await search.open('Manager.create');
    await search.enter(create);
    await search.open();
    await expect.poll(() => titles(search, 'Recent')).toEqual([expect.stringContaining('create'), 'destroy']);
    await group(search, 'Recent').getByRole('button', { name: 'Save this search' }).first().click();
    await expect(entries(search, 'Favorite')).toHaveCount(1);
    await expect(entries(search, 'Recent')).toHaveCount(1);
    await group(search, 'Recent').getByRole('button', { name: 'Remove this search from history' }).click();
    await expect(group(search, 'Recent')).toHaveCount(0);
    expect(await search.stored('recent')).toBe('[]');
    expect(await search.stored('favorite')).toContain('create');

    // Opening a favorite does not add it to the recent searches.
    await search.close();
    await search.open();
    await search.enter(create);
    await search.open();
    await expect(entries(search, 'Favorite')).toHaveCount(1);
    await expect(group(search, 'Recent')).toHaveCount(0);
    await group(search, 'Favorite').getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(group(search, 'Favorite')).toHaveCount(0);
    await expect(search.dialog).toContainText('No recent searches');
    expect(await search.stored('favorite')).toBe('[]');
  });
}

// @spec 4.38 9.19 9.20 9.21
test('the dialog shows the latest 7 searches, or 4 beside up to 10 favorites', async ({ page, search }) => {
  await open(page, '/docs/classes/Manager');
  await search.store('recent', several('recent', 9));
  await search.open();
  await expect.poll(() => titles(search, 'Recent')).toEqual(names('recent', 7));
  for (const name of ['destroy', 'create', 'destroy']) {
    await search.field.fill(`Manager.${name}`);
    await search.enter(`/docs/classes/Manager#${name}`);
    await search.open();
  }
  const latest = ['destroy', 'create'].map((name) => expect.stringContaining(name) as unknown);
  await expect.poll(() => titles(search, 'Recent')).toEqual([...latest, ...names('recent', 5)]);
  await search.close();
  await search.store('favorite', several('favorite', 12));
  await search.open();
  await expect.poll(() => titles(search, 'Recent')).toEqual([...latest, ...names('recent', 2)]);
  await expect.poll(() => titles(search, 'Favorite')).toEqual(names('favorite', 10));
  await search.close();
  // Saving the first favorite reduces the number of recent searches in the open dialog.
  await search.store('favorite', []);
  await search.open();
  await search.dialog.getByRole('button', { name: 'Save this search' }).first().click();
  await expect(entries(search, 'Favorite')).toHaveCount(1);
  await expect.poll(() => titles(search, 'Recent')).toEqual([latest[1], ...names('recent', 3)]);
  await expect(search.field).toBeFocused();
});

test('the dialog survives corrupt and hostile stored searches', async ({ page, search }) => {
  const { hierarchy } = storedSearch('');
  const hostile = hostileTexts.flatMap((text, index) => [
    {
      ...storedSearch(`title${index}`),
      hierarchy: { ...hierarchy, lvl0: text, lvl1: text, lvl2: text },
      _snippetResult: { hierarchy: { lvl1: { value: text }, lvl2: { value: text } }, content: { value: text } },
      _highlightResult: { hierarchy: { lvl0: { value: text } } },
    },
    { ...storedSearch(`content${index}`), type: 'content', content: text },
  ]);
  const scripts = ['javascript:zzqqxx={}', '/\t/evil.test/x'].map((url) => ({ ...storedSearch('script'), url }));
  for (const [recent, favorite, shown] of [
    [hostile.slice(0, 4), [...hostile.slice(4), ...scripts], 8],
    ['{[', [{ ...storedSearch('a'), url: 7, hierarchy: { lvl1: {}, lvl2: [] } }], 0],
    [several('x'.repeat(500), 200), '{[', 7],
  ] as const) {
    await open(page, '/docs/classes/Manager');
    await search.store('recent', recent);
    await search.store('favorite', favorite);
    await search.open();
    await expect(search.hits).toHaveCount(shown);
    await search.isUnharmed();
    await search.field.fill('Manager.create');
    await search.enter(create);
    expect(await search.stored('recent')).toContain('Manager#create');
  }
});
