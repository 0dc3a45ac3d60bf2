import type { Page, Route } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import { hostedSources } from '../../src/postbuild/hosting/policy';
import { at, codeOf, codeWith, create, expect, hostileTexts, open, test } from './search';

/** One request that the service received. */
interface Call {
  address: URL;
  method: string;
  requests: Record<string, unknown>[];
}

type Answer = (route: Route, call: Call) => Promise<void>;

const placeholders = 'appId:"not-configured",apiKey:"not-configured"';
/** The credentials, and a rule by which the addresses of an index that knows the pages by other names are rewritten. */
const configured =
  'appId:"TESTAPP",apiKey:"test-key",replaceSearchResultPathname:{from:"^/reference/",to:"/docs/classes/"}';
const serviceHost = /^testapp-(dsn\.algolia\.net|\d\.algolianet\.com)$/;
const [mainHost, fallbackHost] = ['testapp-dsn.algolia.net', /^testapp-\d\.algolianet\.com$/];

/**
 * Puts credentials for hosted search, and what `SEARCH_INSIGHTS` says, into this build's scripts; returns what its hosts,
 * which `answer`, were asked.
 */
async function hosted(page: Page, answer: Answer, insights = false): Promise<Call[]> {
  const scripts = codeWith(placeholders);
  expect(scripts).not.toEqual([]);
  for (const file of scripts) {
    const body = codeOf(file).replaceAll(placeholders, configured).replaceAll('insights:!1', `insights:${insights}`);
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  // The policy is that of a build with these credentials.
  const sources = Object.entries(hostedSources('testapp', insights));
  await page.route('http://localhost:*/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': policy, ...headers } = response.headers();
    const opened = sources.reduce((all, [name, own]) => all.replace(name, `${name} ${own.join(' ')}`), policy);
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': opened } });
  });
  const calls: Call[] = [];
  await page.route(
    ({ hostname }) => serviceHost.test(hostname),
    async (route) => {
      const request = route.request();
      const { requests = [] } = (request.postDataJSON() ?? {}) as { requests?: Call['requests'] };
      const call = { address: new URL(request.url()), method: request.method(), requests };
      calls.push(call);
      expect(decodeURIComponent(call.address.pathname), 'nothing else is asked, recommendations for one').toBe(
        '/1/indexes/*/queries',
      );
      await answer(route, call);
    },
  );
  return calls;
}

const highlighted = (value: string) => ({ value, matchLevel: 'full', matchedWords: ['word'] });

/** A hit as the service sends it: of a member on the page of its class. */
function hit(owner: string, name: string, url = `https://magmastream.com${at(`/docs/classes/${owner}#${name}`)}`) {
  const hierarchy = { lvl0: 'Classes', lvl1: owner, lvl2: 'Methods', lvl3: name, lvl4: null, lvl5: null, lvl6: null };
  const title = highlighted(`<mark>${name}</mark>`);
  return {
    objectID: url,
    url,
    type: 'lvl3',
    hierarchy,
    content: null,
    kind: 'method',
    name,
    owner,
    version: currentVersion.version,
    docusaurus_tag: 'docs-default-current',
    _highlightResult: { hierarchy: { lvl0: highlighted('Classes'), lvl3: title } },
    _snippetResult: { hierarchy: { lvl1: highlighted(owner), lvl3: title } },
  };
}

/** What lets the site read an answer of another host. */
const shared = { headers: { 'access-control-allow-origin': '*' } };

/** Answers the question itself with `found`, and the one about other versions with nothing. */
const withHits =
  (...found: ReturnType<typeof hit>[]): Answer =>
  (route, { requests }) => {
    const results = requests.map(({ query, hitsPerPage, attributesToHighlight }, index) => {
      const isPlain = Array.isArray(attributesToHighlight) && attributesToHighlight.length === 0;
      const plain = isPlain ? found.map((one) => ({ ...one, _highlightResult: undefined })) : found;
      const answered = index === 0 ? plain : [];
      const numbers = { nbHits: answered.length, nbPages: 1, page: 0, processingTimeMS: 1, queryID: 'query-1' };
      return { hits: answered, query, hitsPerPage, ...numbers, exhaustiveNbHits: true };
    });
    return route.fulfill({ ...shared, json: { results } });
  };

const hostsOf = (calls: Call[]) => calls.map(({ address }) => address.hostname);

// The service is another host by its nature; that no third one is asked holds all the same.
test.afterEach(({ otherHosts }) => {
  const strangers = otherHosts.splice(0).filter((url) => !serviceHost.test(new URL(url).hostname));
  expect(strangers).toEqual([]);
});

// @spec 2.116 2.117 2.125 2.126 3.15 3.17 3.20 7.2 7.3 7.4 7.5 7.6 7.7 7.8 7.9 7.11 7.16 9.15 9.17
test('the dialog and /search ask the service by its protocol, and show what it answers', async ({ page, search }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const renamed = hit('Player', 'destroy', 'https://magmastream.com/reference/Player#destroy');
  const calls = await hosted(page, withHits(hit('Manager', 'create'), renamed));
  await search.visit('create');
  await search.finds(create);
  await expect(search.hits).toHaveCount(2);
  await expect(search.hits.last().getByRole('link')).toHaveAttribute('href', at('/docs/classes/Player#destroy'));
  await expect(search.hits.first()).toContainText('Method of Manager');
  await expect(search.dialog.getByText('Search by')).toBeVisible();
  await expect(search.dialog.getByRole('link', { name: 'Algolia' })).toBeVisible();

  const call = calls.find(({ requests }) => requests[0]?.query === 'create');
  expect(call?.method).toBe('POST');
  expect(call?.address.hostname).toBe(mainHost);
  expect(call?.address.searchParams.get('x-algolia-application-id')).toBe('TESTAPP');
  expect(call?.address.searchParams.get('x-algolia-api-key')).toBe('test-key');
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
  expect(call?.requests[0]).toMatchObject({
    query: 'create',
    indexName: 'magmastream',
    attributesToRetrieve: expect.arrayContaining(['hierarchy.lvl0', 'hierarchy.lvl6', 'content', 'type', 'url']),
    attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:10', 'hierarchy.lvl6:10', 'content:10']),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
    facetFilters,
  });
  expect(call?.requests, 'questions of one key').toHaveLength(1);
  await search.enter(create);

  calls.length = 0;
  await open(page, '/search?q=create');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Method of Manager');
  expect(calls[0]?.requests[0]).toMatchObject({ query: 'create', hitsPerPage: 15, page: 0, facetFilters });
  expect(files.filter((path) => path.includes('/search/'))).toEqual([]);
});

// @spec 7.10 7.17 7.18 7.19
test('insights, where switched on, tell what was seen after 400 ms, 20 at a time, and what was chosen', async ({
  page,
  search,
  otherHosts,
}) => {
  type Told = [method: string, event: { objectIDs: string[]; queryID?: string }];
  const told: Told[] = [];
  const by = (name: string) => told.flatMap(([method, event]) => (method === name ? event : []));
  const cdn = 'https://cdn.jsdelivr.net/npm/search-insights@';
  const body = 'aa.queue.push = (event) => tell(...event); aa.queue.forEach(aa.queue.push);';
  await page.exposeFunction('tell', (...event: Told) => told.push(event));
  await page.route(`${cdn}**`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const found = Array.from({ length: 25 }, (_, index) => hit('Manager', `create${index}`));
  const grouped = found.map((one, index) => ({ ...one, hierarchy: { ...one.hierarchy, lvl0: `Group ${index % 5}` } }));
  await hosted(page, withHits(...grouped), true);
  await page.clock.install();
  await search.visit();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await search.field.fill('create');
  await expect(search.hits).toHaveCount(25);
  await page.clock.runFor(390);
  expect(by('viewedObjectIDs')).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => by('viewedObjectIDs').map(({ objectIDs }) => objectIDs.length)).toEqual([20, 5]);
  await page.keyboard.press('Enter');
  const chosen = { queryID: 'query-1', objectIDs: [found[0].objectID], positions: [1] };
  await expect.poll(() => by('clickedObjectIDsAfterSearch')).toEqual([expect.objectContaining(chosen)]);
  expect(otherHosts.splice(0).filter((url) => url.startsWith(cdn))).toHaveLength(1);
  await page.waitForURL(at('/docs/classes/Manager#create0'));
});

// @spec 2.118
test('a hit on another site opens in a new tab', async ({ page, search, context, otherHosts }) => {
  const elsewhere = 'https://discord.js.org/docs';
  await context.route(`${elsewhere}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Another site' }));
  await hosted(page, withHits(hit('Client', 'login', elsewhere)));
  await search.visit('login');
  const [opened] = await Promise.all([context.waitForEvent('page'), search.firstHit.click()]);
  await expect(opened).toHaveURL(elsewhere);
  otherHosts.splice(0);
  await expect(page).toHaveURL(at('/docs/intro'));
});

test('what the service sends is shown as text', async ({ page, search }) => {
  const [, text] = hostileTexts;
  const value = highlighted(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
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
  await hosted(page, (route, call) => withHits(...(call.requests[0]?.query === 'x' ? [] : [hostile]))(route, call));
  await search.visit('create');
  await expect(search.hits.first().locator('.DocSearch-Hit-title')).toHaveText(text);
  await search.isUnharmed();
  // The names of groups become suggestions.
  await search.field.fill('x');
  await expect(search.dialog.locator('.DocSearch-Prefill').first()).toContainText('<img');
  await search.isUnharmed();
  await search.field.fill('create again');
  await expect(search.hits).toHaveCount(1);
  // What is stored of it has no highlights: the titles of the start screen are made of the rest.
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0);
  await search.open();
  await expect(search.hits).toHaveCount(1);
  await search.isUnharmed();
});

// @spec 7.14 8.16
test('a refusal is told, a silent host gives way, and Retry finds when all were gone', async ({ page, search }) => {
  const message = 'Invalid Application-ID or API key';
  const found = withHits(hit('Manager', 'create'));
  const retry = search.dialog.getByRole('button', { name: 'Retry' });
  let answer: Answer = (route) => route.fulfill({ ...shared, status: 403, json: { message, status: 403 } });
  const calls = await hosted(page, (route, call) => answer(route, call));
  await search.visit('create');
  await expect(search.failure).toBeVisible();
  await expect(search.dialog).toContainText('refused the key of this site');
  await expect(search.dialog).toContainText(message);
  expect(new Set(hostsOf(calls))).toEqual(new Set([mainHost]));

  answer = async (route, call) => {
    if (call.address.hostname !== mainHost) await found(route, call);
  };
  await retry.click();
  await search.finds(create);
  calls.length = 0;
  await search.field.fill('other');
  await expect.poll(() => hostsOf(calls)).toEqual([expect.stringMatching(fallbackHost)]);
  // On the pages that follow, too.
  calls.length = 0;
  await search.visit('another');
  await expect.poll(() => hostsOf(calls)).toEqual([expect.stringMatching(fallbackHost)]);

  answer = (route) => route.abort();
  await search.field.fill('nobody');
  await expect(search.failure).toBeVisible();
  await expect(search.dialog).toContainText(/hosts are unreachable.*application id/i);
  expect(new Set(hostsOf(calls)).size).toBe(4);
  answer = found;
  await retry.click();
  await search.finds(create);
});
