import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { at, expect, requestsElsewhere, test as base } from './support';

export { at, expect } from './support';

/** Opens a page, in which searching takes no application. */
export const open = (page: Page, path: string) => page.goto(at(path));

/** A member that the tests look for by `Manager.create`, `create` and more. */
export const create = '/docs/classes/Manager#create';

/** The files of the index that hold what is found; their names change with their content. */
export const shards = /\/search\/[^/?]+\.[\da-f]{4,}\.json/;

/** The names of the shards among requested addresses, without hash: `docs-default-2.7.5`. */
export const shardNames = (urls: readonly string[]) =>
  urls.flatMap((url) => /\/search\/([\w.-]+)\.[\da-f]+\.json/.exec(url)?.[1] ?? []).sort();

/** Keeps requests for files back until the returned function is called. */
export async function hold(page: Page, files: RegExp | string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Where the dialog keeps its searches. */
const storageKeys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__magmastream',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__magmastream',
};
type Kind = keyof typeof storageKeys;

/** The search button and dialog of a page, and what a reader does with them. */
function searchOf(page: Page) {
  const dialog = page.getByRole('dialog');
  const hits = dialog.getByRole('treeitem');
  const field = dialog.getByRole('combobox', { name: 'Search docs' });
  const status = dialog.getByRole('status');
  const firstHit = hits.first().getByRole('link');
  const search = {
    button: page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /search docs/i }),
    dialog,
    field,
    hits,
    firstHit,
    groups: dialog.locator('.DocSearch-Hits'),
    status,
    /** The title of the error screen; what is announced is longer. */
    failure: dialog.getByText('Unable to fetch results', { exact: true }),

    /** Opens the dialog of the page that is loaded, and types a query if there is one. */
    async open(query = '') {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      if (query) await field.fill(query);
    },
    /** A light page of the current version, or another one, opened, with the dialog open over it. */
    async visit(query = '', path = '/docs/intro') {
      await open(page, path);
      await search.open(query);
    },
    /** Closes the dialog as a reader does who types. */
    async close() {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
    /** Waits until the first hit leads to a path. */
    finds: (path: string) => expect(firstHit).toHaveAttribute('href', at(path)),
    /** Waits until the dialog is gone and a member is in view. */
    async arrivesAt(path: string) {
      await expect(page).toHaveURL(at(path));
      await expect(dialog).toHaveCount(0);
      await expect(page.locator(path.slice(path.indexOf('#')))).toBeInViewport();
    },
    /** Waits until all is found: what is found by its name is shown before. */
    isOver: () => expect(status).toHaveText(/result/),
    /** Goes to the first hit with Enter. */
    async enter(path: string) {
      await search.finds(path);
      await page.keyboard.press('Enter');
      await search.arrivesAt(path);
    },

    /** Answers requests for shards with `answer`, or cuts them off, until the returned function is called. */
    async breakIndex(answer = (route: Route) => route.abort()) {
      await page.route(shards, answer);
      return () => page.unroute(shards, answer);
    },
    /** Stores searches, or a text in their place, as if the dialog had done it. */
    store: (kind: Kind, value: unknown) =>
      page.evaluate(
        ([key, text]) => localStorage.setItem(key, text),
        [storageKeys[kind], typeof value === 'string' ? value : JSON.stringify(value)],
      ),
    stored: (kind: Kind) => page.evaluate((key) => localStorage.getItem(key), storageKeys[kind]),
    /** Fails if one of the hostile texts was taken for HTML. */
    async isUnharmed() {
      await expect(page.locator('[onerror], [onload], [src="qqzzxx"], a[href^="javascript:"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'zzqqxx' in window), 'a hostile text ran').toBe(false);
    },
  };
  return search;
}

export type Search = ReturnType<typeof searchOf>;

interface Fixtures {
  search: Search;
  /** Requests to hosts other than the site's own; a test whose search is hosted empties it. */
  otherHosts: string[];
}

export const test = base.extend<Fixtures>({
  search: ({ page }, done) => done(searchOf(page)),
  otherHosts: [
    async ({ context, baseURL }, use) => {
      const asked = requestsElsewhere(context, baseURL);
      await use(asked);
      expect(asked, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** A search as the dialog stores it: for a member of Player. */
export const remembered = (name: string) => ({
  objectID: `/docs/classes/Player#${name}`,
  url: at(`/docs/classes/Player#${name}`),
  type: 'lvl2',
  hierarchy: { lvl0: 'Classes', lvl1: 'Player', lvl2: name, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
});

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
