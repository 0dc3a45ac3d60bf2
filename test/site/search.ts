import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { at, expect, open, requestsElsewhere, test as base } from './support';

export { at, expect, open } from './support';

/** Path of a member that many tests search for. */
export const create = '/docs/classes/Manager#create';

/** Matches the search index files. Their names contain a hash. */
export const indexFiles = /\/search\/[^/?]+\.[\da-f]{4,}\.json/;

/**
 * Returns the sorted names of all index files in a list of URLs, without duplicates and hashes, for example
 * `docs-default-2.7.5`.
 */
export const indexNames = (urls: readonly string[]) =>
  [...new Set(urls.flatMap((url) => /\/search\/([\w.-]+)\.[\da-f]+\.json/.exec(url)?.[1] ?? []))].sort();

/** The keys under which the search dialog stores searches. */
const storageKeys = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__magmastream',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__magmastream',
};
type Kind = keyof typeof storageKeys;

/** Returns the search dialog's elements, and the actions that a reader can take. */
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
    retry: dialog.getByRole('button', { name: 'Retry' }),
    /** Title of the error screen. */
    failure: dialog.getByText('Unable to fetch results', { exact: true }),

    /** Opens the dialog on the current page. */
    async open(query = '') {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      if (query) await field.fill(query);
    },
    /** Loads a page and opens the dialog. */
    async visit(query = '', path = '/docs/intro') {
      await open(page, path);
      await search.open(query);
    },
    async close() {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
    /** Waits until the first hit links to the given path. */
    finds: (path: string) => expect(firstHit).toHaveAttribute('href', at(path)),
    /** Waits until the search dialog has loaded and replaced its placeholder. */
    loads: () => expect(field).toHaveId('docsearch-input'),
    /** Waits until all results are shown, not only those with a matching name. */
    finishes: () => expect(status).toHaveText(/result/),
    /** Waits until the dialog is closed and the heading is in view. */
    async arrivesAt(path: string) {
      await expect(page).toHaveURL(at(path));
      await expect(dialog).toHaveCount(0);
      await expect(page.locator(path.slice(path.indexOf('#')))).toBeInViewport();
    },
    /** Opens the first hit with Enter. */
    async enter(path: string) {
      await search.finds(path);
      await page.keyboard.press('Enter');
      await search.arrivesAt(path);
    },

    /**
     * Breaks the index until the returned function is called. Keeps the route, because removing it would stall
     * requests.
     */
    async breakIndex(answer = (route: Route) => route.abort()) {
      let isBroken = true;
      await page.route(indexFiles, (route) => (isBroken ? answer(route) : route.continue()));
      return () => {
        isBroken = false;
      };
    },
    /** Stores a list of searches, or text that is not a valid list. */
    store: (kind: Kind, value: unknown) =>
      page.evaluate(
        ([key, text]) => localStorage.setItem(key, text),
        [storageKeys[kind], typeof value === 'string' ? value : JSON.stringify(value)],
      ),
    stored: (kind: Kind) => page.evaluate((key) => localStorage.getItem(key), storageKeys[kind]),
    /** Fails if the page rendered a hostile text as HTML or ran its script. */
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
  /** URLs of all requests to other hosts. Tests of hosted search remove the URLs that they expect. */
  otherHosts: string[];
}

export const test = base.extend<Fixtures>({
  search: ({ page }, provide) => provide(searchOf(page)),
  otherHosts: [
    async ({ context, baseURL }, use) => {
      const requested = requestsElsewhere(context, baseURL);
      await use(requested);
      expect(requested, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Returns a search for a `Player` member, in the format that the dialog stores. */
export const storedSearch = (name: string) => ({
  objectID: `/docs/classes/Player#${name}`,
  url: at(`/docs/classes/Player#${name}`),
  type: 'lvl2',
  hierarchy: { lvl0: 'Classes', lvl1: 'Player', lvl2: name, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
});

const assets = join(__dirname, '../../build/assets');

/** Returns the built scripts and styles that contain a string, for example `js/main.1a2b.js`. */
export const codeWith = (string: string) =>
  ['js', 'css']
    .flatMap((folder) => readdirSync(join(assets, folder)).map((name) => `${folder}/${name}`))
    .filter((file) => /\.(js|css)$/.test(file) && codeOf(file).includes(string));

/** Returns the content of a built script or style. */
export const codeOf = (file: string) => readFileSync(join(assets, file), 'utf8');

/** Texts that would be dangerous if they were rendered as HTML. The first text has no results. */
export const hostileTexts = [
  '"><svg onload=zzqqxx={}>',
  '<img src=qqzzxx onerror=zzqqxx={}>',
  '</mark><script>zzqqxx={}</script>',
  '&lt;img src=qqzzxx onerror=zzqqxx={}&gt;',
];
