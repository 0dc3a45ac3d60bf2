import { createSearchClient, searchClient } from '../../../../src/search/client';
import { type Answer, startServer, type TestServer } from '../server';

const servers: TestServer[] = [];
const found = { body: { results: [{ hits: [{ objectID: '/docs/classes/Manager#create' }], nbHits: 1 }] } };
const down = { status: 500, body: 'Down' };
const credentials = { appId: 'APP', apiKey: 'public-key' };

/** A client and its hosts, which answer so: the first one is asked first. */
async function clientOf(...answers: Answer[]) {
  const hosts = await Promise.all(answers.map((answer) => startServer(() => answer)));
  servers.push(...hosts);
  const hosted = { ...credentials, hosts: hosts.map(({ host }) => host) };
  return { client: createSearchClient({ hosted, baseUrl: '/' }), hosted, hosts };
}

const ask = (query: string) => ({ requests: [{ indexName: 'magmastream', query }] });
const oneHit = { results: [{ nbHits: 1 }] };
const callsOf = (hosts: readonly TestServer[]): number[] => hosts.map(({ calls }) => calls.length);

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(servers.splice(0).map((started) => started.close()));
});

// @spec 7.3 7.8
test('a search is one POST with its requests in the body and the credentials in the address', async () => {
  const { client, hosts } = await clientOf(found);
  await expect(client.search(ask('create'))).resolves.toMatchObject(oneHit);
  expect(callsOf(hosts)).toEqual([1]);
  const [{ method, path, query, headers, body }] = hosts[0].calls;
  expect([method, path, body]).toEqual(['POST', '/1/indexes/*/queries', ask('create')]);
  expect(query).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'public-key' });
  expect(Object.keys(headers).filter((name) => name.startsWith('x-algolia'))).toEqual([]);
});

// @spec 7.14 9.26
test('without other hosts, Algolia’s own are asked: one for reading and three to fall back on', () => {
  const { transporter } = createSearchClient({ hosted: credentials, baseUrl: '/' });
  const readers = transporter.hosts.filter(({ accept }) => accept !== 'write').map(({ url }) => url);
  expect(readers[0]).toBe('APP-dsn.algolia.net');
  expect(readers.slice(1).sort()).toEqual([1, 2, 3].map((n) => `APP-${n}.algolianet.com`));
  expect(transporter.timeouts).toEqual({ connect: 1_000, read: 2_000, write: 30_000 });
});

// @spec 4.45 9.27
test('a host that failed is rested for two minutes, then asked first again', async () => {
  const { client, hosts } = await clientOf(down, found);
  const now = jest.spyOn(Date, 'now');
  const counts: string[] = [];
  for (const at of [0, 1_000, 120_000, 120_001]) {
    now.mockReturnValue(at);
    await client.search(ask(`create ${at}`));
    counts.push(callsOf(hosts).join(' and '));
  }
  expect(counts).toEqual(['1 and 1', '1 and 2', '1 and 3', '2 and 4']);
});

// @spec 4.45 9.27
test('a host that failed is rested on the pages that are opened next too, whatever else is in storage', async () => {
  const stored = new Map<string, string>();
  const getItem = (key: string) => stored.get(key) ?? null;
  Object.assign(globalThis, {
    localStorage: { getItem, setItem: (key: string, value: string) => stored.set(key, value) },
  });
  const { hosted, hosts } = await clientOf(down, found);
  const now = jest.spyOn(Date, 'now');
  const counts: string[] = [];
  for (const at of [0, 120_000, 120_001]) {
    now.mockReturnValue(at);
    await createSearchClient({ hosted, baseUrl: '/' }).search(ask('create'));
    counts.push(callsOf(hosts).join(' and '));
  }
  expect(counts).toEqual(['1 and 1', '1 and 2', '2 and 3']);

  const [[key, value]] = stored;
  for (const damaged of [
    '{[',
    'null',
    '7',
    '[null]',
    value.replace(/:\{.*\}/, ':null}'),
    value.replace(/\d+\}/, '1e99}'),
  ]) {
    stored.set(key, damaged);
    await expect(createSearchClient({ hosted, baseUrl: '/' }).search(ask('create'))).resolves.toMatchObject(oneHit);
  }
  // The first host is asked first again each time.
  expect(callsOf(hosts)[0]).toBe(8);
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('a host that failed for the dialog is not asked by the search page', async () => {
  const { hosted, hosts } = await clientOf(down, found);
  // Both have options of their own that say the same.
  for (const options of [{ ...hosted }, { ...hosted }])
    await searchClient({ hosted: options, baseUrl: '/' }).search(ask('create'));

  expect(callsOf(hosts)).toEqual([1, 2]);
});

test('a host that is gone is passed over', async () => {
  const { client, hosts } = await clientOf(found, found);
  await hosts[0].close();
  await expect(client.search(ask('create'))).resolves.toMatchObject(oneHit);
});

// @spec 8.21
test('timeouts grow with every host that did not answer in time', async () => {
  const { client } = await clientOf('silence', 'silence');
  const search = () => client.search(ask('create'), { timeouts: { connect: 5, read: 10, write: 15 } });
  const tries = (...all: [connectTimeout: number, responseTimeout: number][]) => ({
    stackTrace: all.map(([connectTimeout, responseTimeout]) => ({ request: { connectTimeout, responseTimeout } })),
  });
  await expect(search()).rejects.toMatchObject(tries([5, 10], [20, 40]));
  await expect(search()).rejects.toMatchObject(tries([25, 50], [30, 60]));
});

// @spec 8.21
test('a host that begins to answer and stops is given up after the time for reading', async () => {
  const { client, hosts } = await clientOf('head only', found);
  const timeouts = { connect: 1_000, read: 50, write: 1_000 };
  await expect(client.search(ask('create'), { timeouts })).resolves.toMatchObject(oneHit);
  expect(callsOf(hosts)).toEqual([1, 1]);
});

// @spec 8.15 8.20
test('when no host answers, the error says that hosts are unreachable and the application id may be wrong', async () => {
  const { client, hosts } = await clientOf(found, { status: 503, body: 'Down' });
  await hosts[0].close();
  const failed = client.search(ask('create'));
  await expect(failed).rejects.toThrow(/^Unreachable hosts - your application id may be incorrect\./);
  const stackTrace = [0, 503].map((status) => ({ response: { status } }));
  await expect(failed).rejects.toMatchObject({ name: 'RetryError', stackTrace });
});

const message = 'Invalid Application-ID or API key';
const detailed = { message: 'Invalid body', status: 400, error: { code: 'validation_error', details: [] } };

// @spec 8.22
test.each([304, 500, 503])('a host that answers %d gives way to the next one', async (status) => {
  const { client, hosts } = await clientOf({ status, body: '' }, found);
  await expect(client.search(ask('create'))).resolves.toMatchObject(oneHit);
  expect(callsOf(hosts)).toEqual([1, 1]);
});

test.each<[string, Answer, object]>([
  ['an ApiError with its words', { status: 403, body: { message } }, { name: 'ApiError', message, status: 403 }],
  [
    'a DetailedApiError if it has more to say',
    { status: 400, body: detailed },
    { name: 'DetailedApiError', ...detailed },
  ],
  ['a DeserializationError if it is no JSON', { body: '<html>' }, { name: 'DeserializationError' }],
  // @spec 8.17 8.18 8.19 8.22
])('what Algolia refuses is %s, and no other host is asked', async (_what, answer, error) => {
  const { client, hosts } = await clientOf(answer, found);
  await expect(client.search(ask('create'))).rejects.toMatchObject(error);
  expect(callsOf(hosts)).toEqual([1, 0]);
});

// @spec 5.4 5.5
test.each(['appId', 'apiKey'])('the credential %s is required', (name) => {
  expect(() => createSearchClient({ hosted: { ...credentials, [name]: '' }, baseUrl: '/' })).toThrow(
    `\`${name}\` is missing.`,
  );
});

// @spec 5.6 5.7 7.15
test('calls without what they need fail before anything is sent', async () => {
  const { client, hosts } = await clientOf(found);
  expect(() => client.customPost({ path: '' })).toThrow(/`path` is required/);
  expect(() => client.search({} as never)).toThrow(/`searchMethodParams.requests` is required/);
  expect(() => client.getRecommendations({} as never)).toThrow(/`getRecommendationsParams.requests` is required/);
  expect(callsOf(hosts)).toEqual([0]);
});
