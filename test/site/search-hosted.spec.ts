import type { Page, Route } from '@playwright/test';
import {
  at,
  codeOf,
  codeWith,
  dialog,
  expect,
  expectUnharmed,
  failure,
  field,
  firstHit,
  hits,
  hostileTexts,
  open,
  openDialog,
  openWithDialog,
  test,
} from './search';

/** One request that the service received. */
interface Call {
  address: URL;
  method: string;
  requests: Record<string, unknown>[];
}

type Answer = (route: Route, call: Call) => Promise<void>;

const placeholders = 'appId:"not-configured",apiKey:"not-configured"';
const serviceHost = /^testapp-(dsn\.algolia\.net|\d\.algolianet\.com)$/;
const [mainHost, fallbackHost] = ['testapp-dsn.algolia.net', /^testapp-\d\.algolianet\.com$/];

/** Puts the credentials of a build for hosted search into the scripts of this build. */
async function withCredentials(page: Page): Promise<void> {
  const scripts = codeWith(placeholders);
  expect(scripts).not.toEqual([]);
  for (const file of scripts) {
    const body = codeOf(file).replaceAll(placeholders, 'appId:"TESTAPP",apiKey:"test-key"');
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
}

/** Makes the page's search a hosted one, whose hosts answer as `answer` does; returns what they were asked. */
async function hosted(page: Page, answer: Answer): Promise<Call[]> {
  await withCredentials(page);
  const calls: Call[] = [];
  await page.route(
    ({ hostname }) => serviceHost.test(hostname),
    async (route) => {
      const request = route.request();
      const { requests = [] } = (request.postDataJSON() ?? {}) as { requests?: Call['requests'] };
      const call = { address: new URL(request.url()), method: request.method(), requests };
      calls.push(call);
      await answer(route, call);
    },
  );
  return calls;
}

const highlighted = (value: string) => ({ value, matchLevel: 'full', matchedWords: ['word'] });

/** A hit as the service sends it: of a member on the page of its class. */
function hit(owner: string, name: string, url = `https://magmastream.com${at(`/docs/classes/${owner}#${name}`)}`) {
  const hierarchy = { lvl0: 'Classes', lvl1: owner, lvl2: 'Methods', lvl3: name, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: url,
    url,
    type: 'lvl3',
    hierarchy,
    content: null,
    kind: 'method',
    name,
    owner,
    version: '2.8.7',
    docusaurus_tag: 'docs-default-current',
    _highlightResult: { hierarchy: { lvl0: highlighted('Classes'), lvl3: highlighted(`<mark>${name}</mark>`) } },
    _snippetResult: { hierarchy: { lvl1: highlighted(owner), lvl3: highlighted(`<mark>${name}</mark>`) } },
  };
}

const json = (body: unknown, status = 200) => ({
  status,
  contentType: 'application/json',
  headers: { 'access-control-allow-origin': '*' },
  body: JSON.stringify(body),
});

/** Answers the question itself with `found`, and the one about other versions with nothing. */
const withHits =
  (...found: ReturnType<typeof hit>[]): Answer =>
  (route, { requests }) =>
    route.fulfill(
      json({
        results: requests.map(({ query, hitsPerPage, attributesToHighlight }, index) => {
          const isPlain = Array.isArray(attributesToHighlight) && attributesToHighlight.length === 0;
          const plain = isPlain ? found.map((one) => ({ ...one, _highlightResult: undefined })) : found;
          const answered = index === 0 ? plain : [];
          const numbers = { nbHits: answered.length, nbPages: 1, page: 0, processingTimeMS: 1 };
          return { hits: answered, query, hitsPerPage, ...numbers, exhaustiveNbHits: true };
        }),
      }),
    );

const create = hit('Manager', 'create');
const hostsOf = (calls: Call[]) => calls.map(({ address }) => address.hostname);

// The service is another host by its nature; that no third one is asked holds all the same.
test.afterEach(({ otherHosts }) => {
  const strangers = otherHosts.splice(0).filter((url) => !serviceHost.test(new URL(url).hostname));
  expect(strangers).toEqual([]);
});

test('the dialog asks the service as its protocol says, and shows what it answers', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const calls = await hosted(page, withHits(create, hit('Player', 'destroy')));
  await openWithDialog(page, 'create');
  await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));
  await expect(hits(page)).toHaveCount(2);
  await expect(hits(page).first()).toContainText('Method of Manager');
  await expect(dialog(page).getByText('Search by')).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Algolia' })).toBeVisible();
  expect(files.filter((path) => path.includes('/search/'))).toEqual([]);

  const call = calls.find(({ requests }) => requests[0]?.query === 'create');
  expect(call?.method).toBe('POST');
  expect(call?.address.hostname).toBe(mainHost);
  expect(decodeURIComponent(call?.address.pathname ?? '')).toBe('/1/indexes/*/queries');
  expect(call?.address.searchParams.get('x-algolia-application-id')).toBe('TESTAPP');
  expect(call?.address.searchParams.get('x-algolia-api-key')).toBe('test-key');
  const words = ['hierarchy.lvl1:10', 'hierarchy.lvl6:10', 'content:10'];
  expect(call?.requests[0]).toEqual(
    expect.objectContaining({
      query: 'create',
      indexName: 'magmastream',
      attributesToRetrieve: expect.arrayContaining(['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url']),
      attributesToSnippet: expect.arrayContaining(words),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      clickAnalytics: false,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    }),
  );

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/docs/classes/Manager#create'));
  await expect(page.locator('#create')).toBeInViewport();
});

test('a narrow screen on a page of 2.7.5 asks for snippets of 5 words of that version', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  const calls = await hosted(page, withHits(create));
  await openWithDialog(page, 'create', '/docs/2.7.5/intro');
  await expect(hits(page)).toHaveCount(1);
  const request = calls.at(-1)?.requests[0];
  expect(request?.attributesToSnippet).toEqual(expect.arrayContaining(['content:5']));
  expect(request?.facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.7.5'],
  ]);
});

test('a hit on another site opens in a new tab', async ({ page, context, otherHosts }) => {
  const elsewhere = 'https://discord.js.org/docs';
  await context.route(`${elsewhere}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Another site' }));
  await hosted(page, withHits(hit('Client', 'login', elsewhere)));
  await openWithDialog(page, 'login');
  const [opened] = await Promise.all([context.waitForEvent('page'), firstHit(page).click()]);
  await expect(opened).toHaveURL(elsewhere);
  otherHosts.splice(0);
  await expect(page).toHaveURL(at('/docs/intro'));
});

test('what the service sends is shown as text', async ({ page }) => {
  const [, text] = hostileTexts;
  const escaped = text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const value = highlighted(escaped);
  const found = hit('Manager', text, `https://magmastream.com${at('/docs/classes/Manager#x')}`);
  const hostile = {
    ...found,
    hierarchy: { ...found.hierarchy, lvl0: text },
    _highlightResult: { hierarchy: { lvl0: value, lvl3: value } },
    _snippetResult: { hierarchy: { lvl1: value, lvl3: value } },
    kind: text,
    owner: text,
    version: text,
  };
  let answer = withHits(hostile);
  await hosted(page, (route, call) => answer(route, call));
  await openWithDialog(page, 'create');
  await expect(hits(page).first().locator('.DocSearch-Hit-title')).toHaveText(text);
  await expectUnharmed(page);
  // The names of groups become suggestions.
  answer = withHits();
  await field(page).fill('nothing');
  await expect(dialog(page).locator('.DocSearch-Prefill').first()).toContainText('<img');
  await expectUnharmed(page);
  answer = withHits(hostile);
  await field(page).fill('create again');
  await expect(hits(page)).toHaveCount(1);
  // What is stored of it has no highlights: the titles of the start screen are made of the rest.
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page);
  await expect(hits(page)).toHaveCount(1);
  await expectUnharmed(page);
  await open(page, '/search?q=create');
  await expect(page.getByRole('main').locator('section').getByRole('listitem')).toContainText(text);
  await expectUnharmed(page);
});

test.describe('when hosts fail', () => {
  const unlessMain =
    (answer: Answer): Answer =>
    (route, call) =>
      call.address.hostname === mainHost ? route.abort() : answer(route, call);

  test('another one answers, and the failed one is left alone for two minutes', async ({ page }) => {
    let down = true;
    const found = withHits(create);
    await page.clock.install();
    const calls = await hosted(page, (route, call) => (down ? unlessMain(found) : found)(route, call));
    await openWithDialog(page, 'create');
    await expect(hits(page)).toHaveCount(1);
    const [first, second] = hostsOf(calls);
    expect(first).toBe(mainHost);
    expect(second).toMatch(fallbackHost);

    down = false;
    const askedFor = async (query: string) => {
      calls.length = 0;
      await field(page).fill(query);
      await expect.poll(() => calls.some(({ requests }) => requests[0]?.query === query)).toBe(true);
      return hostsOf(calls);
    };
    expect(await askedFor('one')).toEqual([expect.stringMatching(fallbackHost)]);
    await page.clock.fastForward(100_000);
    expect(await askedFor('two')).toEqual([expect.stringMatching(fallbackHost)]);
    await page.clock.fastForward(21_000);
    expect(await askedFor('three')).toEqual([mainHost]);
  });

  for (const [name, fail] of [
    ['answers 500', (route: Route) => route.fulfill(json({ message: 'Internal error', status: 500 }, 500))],
    // After a second without an answer.
    ['is silent', () => Promise.resolve()],
  ] as const) {
    test(`one that ${name} gives way to the next`, async ({ page }) => {
      const found = withHits(create);
      const calls = await hosted(page, (route, call) =>
        call.address.hostname === mainHost ? fail(route) : found(route, call),
      );
      await openWithDialog(page, 'create');
      await expect(hits(page)).toHaveCount(1);
      expect(hostsOf(calls)[0]).toBe(mainHost);
    });
  }

  test('all of them, the dialog and /search say so, and Retry finds once they are back', async ({ page }) => {
    let answer: Answer = (route) => route.abort();
    const calls = await hosted(page, (route, call) => answer(route, call));
    await openWithDialog(page, 'create');
    await expect(failure(page)).toBeVisible();
    await expect(dialog(page)).toContainText(/hosts are unreachable/i);
    await expect(dialog(page)).toContainText(/application id/i);
    expect(new Set(hostsOf(calls)).size).toBe(4);
    answer = withHits(create);
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await expect(firstHit(page)).toHaveAttribute('href', at('/docs/classes/Manager#create'));

    answer = (route) => route.abort();
    await open(page, '/search?q=create');
    const main = page.getByRole('main');
    await expect(main).toContainText('Unable to fetch results');
    answer = withHits(create);
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.locator('section').getByRole('link').first()).toHaveAttribute(
      'href',
      at('/docs/classes/Manager#create'),
    );
  });

  test('by refusing the credentials, the dialog says so and asks no other', async ({ page }) => {
    const calls = await hosted(page, (route) =>
      route.fulfill(json({ message: 'Invalid Application-ID or API key', status: 403 }, 403)),
    );
    await openWithDialog(page, 'create');
    await expect(failure(page)).toBeVisible();
    expect(new Set(hostsOf(calls))).toEqual(new Set([mainHost]));
  });
});

test('/search asks the service for 15 at a time', async ({ page }) => {
  const calls = await hosted(page, withHits(create));
  await open(page, '/search?q=create');
  const first = page.getByRole('main').locator('section').getByRole('link').first();
  await expect(first).toHaveAttribute('href', at('/docs/classes/Manager#create'));
  expect(calls[0]?.requests[0]).toEqual(
    expect.objectContaining({
      query: 'create',
      indexName: 'magmastream',
      hitsPerPage: 15,
      page: 0,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    }),
  );
});
