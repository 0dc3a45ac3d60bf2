import { create, expect, hostileTexts, open, remembered, type Search, test } from './search';
import { withoutStorage } from './support';

const several = (word: string, count: number) => Array.from({ length: count }, (_, index) => remembered(word + index));
const names = (word: string, count: number) => several(word, count).map(({ hierarchy }) => hierarchy.lvl2);

const group = ({ dialog, groups }: Search, name: string) =>
  groups.filter({ has: dialog.page().getByText(name, { exact: true }) });
const entries = (search: Search, name: string) => group(search, name).getByRole('treeitem');
const titles = (search: Search, name: string) => entries(search, name).locator('.DocSearch-Hit-title').allInnerTexts();

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  // @spec 2.120 2.121 3.22 4.42 4.43 4.44 9.20
  test(`a search is kept, made a favorite, and forgotten (motion: ${reducedMotion})`, async ({ page, search }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/docs/intro');
    await search.store('recent', [remembered('destroy')]);
    await search.open('Manager.create');
    await search.enter(create);
    await open(page, '/docs/intro');
    await search.open();
    expect(await titles(search, 'Recent')).toEqual([expect.stringContaining('create'), 'destroy']);
    await group(search, 'Recent').getByRole('button', { name: 'Save this search' }).first().click();
    await expect(entries(search, 'Favorite')).toHaveCount(1);
    await expect(entries(search, 'Recent')).toHaveCount(1);
    await group(search, 'Recent').getByRole('button', { name: 'Remove this search from history' }).click();
    await expect(group(search, 'Recent')).toHaveCount(0);
    expect(await search.stored('recent')).toBe('[]');
    expect(await search.stored('favorite')).toContain('create');

    // A favorite leads on without being recent then.
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
test('7 searches are shown, each once, the latest first; 4 beside up to 10 favorites', async ({ page, search }) => {
  await open(page, '/docs/intro');
  await search.store('recent', several('recent', 9));
  await search.open();
  expect(await titles(search, 'Recent')).toEqual(names('recent', 7));
  for (const name of ['destroy', 'create', 'destroy']) {
    await search.field.fill(`Manager.${name}`);
    await search.enter(`/docs/classes/Manager#${name}`);
    await search.open();
  }
  const latest = ['destroy', 'create'].map((name) => expect.stringContaining(name) as unknown);
  expect(await titles(search, 'Recent')).toEqual([...latest, ...names('recent', 5)]);
  await search.close();
  await search.store('favorite', several('favorite', 12));
  await search.open();
  expect(await titles(search, 'Recent')).toEqual([...latest, ...names('recent', 2)]);
  expect(await titles(search, 'Favorite')).toEqual(names('favorite', 10));
  await search.close();
  // The first favorite takes the room of recent searches in the open dialog.
  await search.store('favorite', []);
  await search.open();
  await search.dialog.getByRole('button', { name: 'Save this search' }).first().click();
  await expect(entries(search, 'Favorite')).toHaveCount(1);
  await expect.poll(() => titles(search, 'Recent')).toEqual([latest[1], ...names('recent', 3)]);
  await expect(search.field).toBeFocused();
});

test('a storage that something else has written to does no harm', async ({ page, search }) => {
  const { hierarchy } = remembered('');
  const harmful = hostileTexts.flatMap((text, index) => [
    {
      ...remembered(`title${index}`),
      hierarchy: { ...hierarchy, lvl0: text, lvl1: text, lvl2: text },
      _snippetResult: { hierarchy: { lvl1: { value: text }, lvl2: { value: text } }, content: { value: text } },
      _highlightResult: { hierarchy: { lvl0: { value: text } } },
    },
    { ...remembered(`content${index}`), type: 'content', content: text },
  ]);
  const addresses = ['javascript:zzqqxx={}', ' JaVaScRiPt:zzqqxx={}', 'data:text/html,<script>alert(1)</script>'];
  const scripts = addresses.map((url, index) => ({ ...remembered(`script${index}`), url }));
  // What is shown of each list is at most 4 beside favorites, and 10 of those.
  for (const [recent, favorite, shown] of [
    [harmful.slice(0, 4), [...harmful.slice(4), ...scripts], 8],
    ['{[', [{ ...remembered('a'), url: 7, hierarchy: { lvl1: {}, lvl2: [] } }], 0],
    [several('x'.repeat(500), 200), '{[', 7],
  ] as const) {
    await open(page, '/docs/intro');
    await search.store('recent', recent);
    await search.store('favorite', favorite);
    await search.open();
    await expect(search.hits).toHaveCount(shown);
    await search.isUnharmed();
    await page.keyboard.press('Enter');
    await search.isUnharmed();
    await search.visit('Manager.create');
    await search.enter(create);
    expect(await search.stored('recent')).toContain('Manager#create');
  }
});

/** Leaves room for DocSearch's trial, but not for a search. */
const fillStorage = () => {
  Storage.prototype.setItem = (_key, value) => {
    if (value) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

for (const [name, refuse] of [
  ['without storage the dialog finds, and remembers as long as the page lives', withoutStorage],
  ['with a full storage the dialog finds, and remembers as long as the page lives', fillStorage],
] as const) {
  test(name, async ({ page, search }) => {
    await page.addInitScript(refuse);
    await search.visit('', '/docs/classes/Manager');
    await expect(search.dialog).toContainText('No recent searches');
    await search.field.fill('Manager.create');
    await search.enter(create);
    await search.open();
    await expect(entries(search, 'Recent')).toHaveCount(1);
    await search.visit();
    await expect(search.dialog).toContainText('No recent searches');
  });
}
