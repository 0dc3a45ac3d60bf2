import type { Page, Route } from '@playwright/test';
import { currentVersion } from '../../src/config/versions';
import { hostedSources } from '../../src/postbuild/hosting/policy';
import { at, codeOf, codeWith, create, expect, hostileTexts, open, test } from './search';

/** A request to the search service. */
interface Call {
  host: string;
  requests: Record<string, unknown>[];
}

type Answer = (route: Route, call: Call) => Promise<void>;

const placeholders = 'appId:"not-configured",apiKey:"not-configured"';
/** Settings with credentials, and a rule that rewrites the paths of hits. */
const configured =
  'appId:"TESTAPP",apiKey:"test-key",replaceSearchResultPathname:{from:"^/reference/",to:"/docs/classes/"}';
const serviceHost = /^testapp-(dsn\.algolia\.net|\d\.algolianet\.com)$/;
const mainHost = 'testapp-dsn.algolia.net';

/**
 * Switches the build to hosted search. Responds to requests to the search hosts, and returns a list of these requests.
 */
async function host(page: Page, answer: Answer, insights = false): Promise<Call[]> {
  const scripts = codeWith(placeholders);
  expect(scripts).not.toEqual([]);
  for (const file of scripts) {
    const body = codeOf(file).replaceAll(placeholders, configured).replaceAll('insights:!1', `insights:${insights}`);
    await page.route(`**/assets/${file}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  }
  // Extends the Content-Security-Policy to match a build with these credentials.
  const sources = Object.entries(hostedSources('testapp', insights));
  await page.route('http://localhost:*/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': policy, ...headers } = response.headers();
    const extend = (text: string) =>
      sources.reduce((all, [name, own]) => all.replace(name, `${name} ${own.join(' ')}`), text);
    const body = (await response.text()).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, extend);
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': extend(policy) } });
  });
  const calls: Call[] = [];
  await page.route(
    ({ hostname }) => serviceHost.test(hostname),
    async (route) => {
      const request = route.request();
      const { requests = [] } = (request.postDataJSON() ?? {}) as { requests?: Call['requests'] };
      const call = { host: new URL(request.url()).hostname, requests };
      calls.push(call);
      await answer(route, call);
    },
  );
  return calls;
}

const highlighted = (value: string) => ({ value, matchLevel: 'full', matchedWords: ['word'] });

/** Returns a hit for a class member, in the search service's format. */
function hit(owner: string, name: string, url = `https://magmastream.com${at(`/docs/classes/${owner}#${name}`)}`) {
  const title = highlighted(`<mark>${name}</mark>`);
  return {
    objectID: url,
    url,
    type: 'lvl3',
    hierarchy: { lvl0: 'Classes', lvl1: owner, lvl2: 'Methods', lvl3: name, lvl4: null, lvl5: null, lvl6: null },
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

/** Header that allows the site to read a response from another host. */
const cors = { headers: { 'access-control-allow-origin': '*' } };

/** Responds to the first request with hits, and to the request for other versions with none. */
const withHits =
  (...found: ReturnType<typeof hit>[]): Answer =>
  (route, { requests }) => {
    const results = requests.map(({ query, hitsPerPage, attributesToHighlight }, index) => {
      const hides = Array.isArray(attributesToHighlight) && !attributesToHighlight.includes('hierarchy.lvl0');
      const visible = ({ _highlightResult: { hierarchy } }: (typeof found)[number]) => ({
        hierarchy: { ...hierarchy, lvl0: hides ? undefined : hierarchy.lvl0 },
      });
      const hits = index === 0 ? found.map((one) => ({ ...one, _highlightResult: visible(one) })) : [];
      const numbers = { nbHits: hits.length, nbPages: 1, page: 0, processingTimeMS: 1, queryID: 'query-1' };
      return { hits, query, hitsPerPage, ...numbers, exhaustiveNbHits: true };
    });
    return route.fulfill({ ...cors, json: { results } });
  };

const hostsOf = (calls: Call[]) => calls.map(({ host }) => host);

test.afterEach(({ otherHosts }) => {
  const unexpected = otherHosts.splice(0).filter((url) => !serviceHost.test(new URL(url).hostname));
  expect(unexpected).toEqual([]);
});

// @spec 2.116 2.117 2.125 2.126 3.15 3.17 3.20 7.2 7.3 7.4 7.5 7.6 7.7 7.8 7.9 7.11 7.16 9.15 9.17
test('the dialog and /search send requests to the service and show its hits', async ({ page, search }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const renamed = hit('Player', 'destroy', 'https://magmastream.com/reference/Player#destroy');
  const calls = await host(page, withHits(hit('Manager', 'create'), renamed));
  await search.visit('create');
  await search.finds(create);
  await expect(search.hits).toHaveCount(2);
  await expect(search.hits.last().getByRole('link')).toHaveAttribute('href', at('/docs/classes/Player#destroy'));
  await expect(search.hits.first()).toContainText(/^Manager\.create.*method$/);
  await expect(search.dialog.getByText('Search by')).toBeVisible();
  await expect(search.dialog.getByRole('link', { name: 'Algolia' })).toBeVisible();

  const call = calls.find(({ requests }) => requests[0]?.query === 'create');
  expect(call?.host).toBe(mainHost);
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];
  expect(call?.requests).toEqual([
    expect.objectContaining({
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
    }),
  ]);

  calls.length = 0;
  await open(page, '/search?q=create');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(/^Manager\.create ?method/);
  expect(calls[0]?.requests[0]).toMatchObject({ query: 'create', hitsPerPage: 15, page: 0, facetFilters });
  expect(files.filter((path) => path.includes('/search/'))).toEqual([]);
});

// @spec 7.10 7.17 7.18 7.19
test('insights report hits seen for 400 ms, 20 at a time, and opened hits', async ({ page, search, otherHosts }) => {
  type Event = [method: string, event: { objectIDs: string[]; queryID?: string }];
  const events: Event[] = [];
  const by = (name: string) => events.flatMap(([method, event]) => (method === name ? event : []));
  const cdn = 'https://cdn.jsdelivr.net/npm/search-insights@';
  const body = 'aa.queue.push = (event) => report(...event); aa.queue.forEach(aa.queue.push);';
  await page.exposeFunction('report', (...event: Event) => events.push(event));
  await page.route(`${cdn}**`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const found = Array.from({ length: 25 }, (_, index) => hit('Manager', `create${index}`));
  const grouped = found.map((one, index) => ({ ...one, hierarchy: { ...one.hierarchy, lvl0: `Group ${index % 5}` } }));
  await host(page, withHits(...grouped), true);
  await page.clock.install();
  await search.visit();
  await search.loads();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await search.field.fill('create');
  await expect(search.hits).toHaveCount(25);
  await page.clock.runFor(390);
  expect(by('viewedObjectIDs')).toEqual([]);
  // Advances the clock repeatedly, because the page on a busy machine may notice the hits later than the test does.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(by('viewedObjectIDs').map(({ objectIDs }) => objectIDs.length)).toEqual([20, 5]);
  }).toPass();
  await page.keyboard.press('Enter');
  const opened = { queryID: 'query-1', objectIDs: [found[0].objectID], positions: [1] };
  await expect.poll(() => by('clickedObjectIDsAfterSearch')).toEqual([expect.objectContaining(opened)]);
  expect(otherHosts.splice(0).filter((url) => url.startsWith(cdn))).toHaveLength(1);
  await page.waitForURL(at('/docs/classes/Manager#create0'));
});

// @spec 2.118
test('the dialog opens hits on other sites in a new tab and shows hostile hits as text', async ({
  page,
  search,
  context,
  otherHosts,
}) => {
  const external = 'https://discord.js.org/docs';
  await context.route(`${external}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Another site' }));
  const [, text] = hostileTexts;
  const value = highlighted(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  const found = hit('Manager', text, `https://magmastream.com${at('/docs/classes/Manager#x')}`);
  const hostile = {
    ...found,
    hierarchy: { ...found.hierarchy, lvl0: text },
    _highlightResult: { hierarchy: { lvl0: value, lvl3: value } },
    _snippetResult: { hierarchy: { lvl1: value, lvl3: value } },
    ...{ kind: text, owner: text, version: text },
  };
  const answers: Record<string, (typeof found)[]> = { login: [hit('Client', 'login', external)], none: [] };
  await host(page, (route, call) => withHits(...(answers[String(call.requests[0].query)] ?? [hostile]))(route, call));

  await search.visit('login');
  await expect(search.hits).toHaveCount(1);
  const [opened] = await Promise.all([context.waitForEvent('page'), search.firstHit.click()]);
  await expect(opened).toHaveURL(external);
  await opened.close();
  otherHosts.splice(0);
  await expect(page).toHaveURL(at('/docs/intro'));

  await search.visit('create');
  await expect(search.hits.first().locator('.DocSearch-Hit-title')).toHaveText(`${text}.${text}`);
  await search.isUnharmed();
  // Checks the suggestions, because DocSearch uses group names as suggestions.
  await search.field.fill('none');
  await expect(search.dialog.locator('.DocSearch-Prefill').first()).toContainText('<img');
  await search.isUnharmed();
  await open(page, '/search?q=create');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(text);
  await search.isUnharmed();
});

test('/search keeps the loaded hits when more cannot be loaded', async ({ page }) => {
  const names = Array.from({ length: 20 }, (_, index) => `create${index}`);
  let isDown = false;
  await host(page, (route, { requests: [{ page: batch }] }) => {
    if (isDown) return route.abort();
    const hits = names.slice(...(batch ? [15] : [0, 15])).map((name) => hit('Manager', name));
    const results = [{ hits, nbHits: names.length, nbPages: 2, exhaustiveNbHits: true }];
    return route.fulfill({ ...cors, json: { results } });
  });
  await open(page, '/search?q=create');
  const main = page.getByRole('main');
  const items = main.getByRole('listitem');
  await expect(items).toHaveCount(15);
  isDown = true;
  await main.getByRole('button', { name: /^Show 5 more/ }).click();
  await expect(main.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(items).toHaveCount(15);
  isDown = false;
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('link', { name: 'create15' })).toBeFocused();
  await expect(items).toHaveCount(20);
});

// @spec 7.14 8.15 8.16 8.17
test("the dialog reports errors of the service, and falls back to another host or to the site's index", async ({
  page,
  search,
}) => {
  const message = 'Invalid Application-ID or API key';
  const found = withHits(hit('Manager', 'create'));
  let answer: Answer = (route) => route.fulfill({ ...cors, status: 403, json: { message, status: 403 } });
  const calls = await host(page, (route, call) => answer(route, call));
  await search.visit('create');
  await expect(search.failure).toBeVisible();
  await expect(search.dialog).toContainText('rejected the API key of this site');
  await expect(search.dialog).toContainText(message);
  expect(new Set(hostsOf(calls))).toEqual(new Set([mainHost]));

  answer = async (route, call) => {
    if (call.host !== mainHost) await found(route, call);
  };
  await search.retry.click();
  await search.finds(create);

  const repairIndex = await search.breakIndex();
  answer = (route) => route.abort();
  await search.field.fill('nobody');
  await expect(search.failure).toBeVisible();
  await expect(search.dialog).toContainText(/hosts are unreachable.*application id/i);
  expect(new Set(hostsOf(calls)).size).toBe(4);

  // While the hosts are unreachable, the site's own index answers.
  repairIndex();
  await search.field.fill('Manager.create');
  await search.finds(create);
});
