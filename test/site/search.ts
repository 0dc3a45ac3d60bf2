import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { at, expect, open, requestsElsewhere, test as base } from './support';

export { at, expect, open } from './support';

/** Requests to hosts other than the site's own; a test whose search is hosted empties it. */
export const test = base.extend<{ otherHosts: string[] }>({
  otherHosts: [
    async ({ context, baseURL }, use) => {
      const asked = requestsElsewhere(context, baseURL);
      await use(asked);
      expect(asked, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

export const searchButton = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /search docs/i });
export const dialog = (page: Page) => page.getByRole('dialog');
export const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search docs' });
export const hits = (page: Page) => dialog(page).getByRole('treeitem');
export const firstHit = (page: Page) => hits(page).first().getByRole('link');
export const activeHit = (page: Page) => dialog(page).getByRole('treeitem', { selected: true });
export const groups = (page: Page) => dialog(page).locator('.DocSearch-Hits');
/** The title of the error screen; what is announced is longer. */
export const failure = (page: Page) => dialog(page).getByText('Unable to fetch results', { exact: true });
export const spinner = (page: Page) => dialog(page).locator('.DocSearch-LoadingIndicator');

/** Opens the dialog of the page that is loaded, and types a query if there is one. */
export async function openDialog(page: Page, query = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  if (query) await field(page).fill(query);
}

/** Closes the dialog as a reader does who types. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** A light page of the current version, opened, with the dialog open over it. */
export async function openWithDialog(page: Page, query = '', path = '/docs/intro'): Promise<void> {
  await open(page, path);
  await openDialog(page, query);
}

/** The list of the index's files; their names change with their content, its own does not. */
export const catalog = /\/search\/shards\.json/;
/** The files of the index that hold what is found. */
export const shards = /\/search\/[^/?]+\.[\da-f]{4,}\.json/;

export type Answer = (route: Route) => Promise<void>;

/** Files of the index that do not arrive as they are: how often that was so by now, and how to make the site whole. */
export interface Broken {
  answers: () => number;
  repair: () => Promise<void>;
}

/** Answers requests for files of the index with `answer` until the site is repaired. */
export async function breakIndex(page: Page, answer: Answer, files = shards): Promise<Broken> {
  let answers = 0;
  const counted: Answer = async (route) => {
    await answer(route);
    answers += 1;
  };
  await page.route(files, counted);
  return { answers: () => answers, repair: () => page.unroute(files, counted) };
}

export const unreachable: Answer = (route) => route.abort();

/** Keeps every shard back until the returned function is called. */
export async function holdShards(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(shards, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The names of the shards among requested addresses, without hash: `docs-default-2.7.5`. */
export const shardNames = (urls: readonly string[]) =>
  urls.flatMap((url) => /\/search\/([\w.-]+)\.[\da-f]+\.json/.exec(url)?.[1] ?? []).sort();

/** Where the dialog keeps its searches. */
export const storageKeys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__magmastream',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__magmastream',
};

/** A search as the dialog stores it: for a member of Player. */
export const remembered = (name: string) => ({
  objectID: `/docs/classes/Player#${name}`,
  url: at(`/docs/classes/Player#${name}`),
  type: 'lvl2',
  hierarchy: { lvl0: 'Classes', lvl1: 'Player', lvl2: name, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
});

/** Stores searches, or a text in their place, as if the dialog had done it. */
export const store = (page: Page, kind: keyof typeof storageKeys, value: unknown) =>
  page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    [storageKeys[kind], typeof value === 'string' ? value : JSON.stringify(value)],
  );

const assets = join(__dirname, '../../build/assets');

/** Built scripts and styles, as `js/main.1a2b.js`, in which one of the strings stands that minifying leaves alone. */
export const codeWith = (...strings: string[]) =>
  ['js', 'css']
    .flatMap((folder) => readdirSync(join(assets, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(js|css)$/.test(file) && strings.some((string) => codeOf(file).includes(string)));

/** The text of a built script or style. */
export const codeOf = (file: string) => readFileSync(join(assets, file), 'utf8');

/** Texts that do harm where they are taken for HTML. No search finds anything for the first. */
export const hostileTexts = [
  '"><svg onload=zzqqxx={}>',
  '<img src=qqzzxx onerror=zzqqxx={}>',
  '</mark><script>zzqqxx={}</script>',
  '&lt;img src=qqzzxx onerror=zzqqxx={}&gt;',
];

/** Fails if one of the hostile texts was taken for HTML. */
export async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.locator('[onerror], [onload], [src="qqzzxx"], a[href^="javascript:"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'zzqqxx' in window), 'a hostile text ran').toBe(false);
}
