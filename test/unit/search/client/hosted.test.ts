import { createSearchClient, searchClient } from '../../../../src/search/client';
import { type Answer, startServer, type TestServer } from '../server';

const servers: TestServer[] = [];
const found = { body: { results: [{ hits: [{ objectID: '/docs/classes/Manager#create' }], nbHits: 1 }] } };
const down = { status: 500, body: 'Down' };
const credentials = { appId: 'APP', apiKey: 'public-key' };

/** Creates a client and one host for each answer. The client tries the hosts in the order of the answers. */
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
test('a search sends one POST with its requests in the body and the credentials in the query', async () => {
  const { client, hosts } = await clientOf(found);
  await expect(client.search(ask('create'))).resolves.toMatchObject(oneHit);
  expect(callsOf(hosts)).toEqual([1]);
  const [{ method, path, query, headers, body }] = hosts[0].calls;
  expect([method, path, body]).toEqual(['POST', '/1/indexes/*/queries', ask('create')]);
  expect(query).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'public-key' });
  expect(Object.keys(headers).filter((name) => name.startsWith('x-algolia'))).toEqual([]);
});

// @spec 7.14 9.26
test('a client without hosts uses those of Algolia: one for reading and three fallbacks', () => {
  const { transporter } = createSearchClient({ hosted: credentials, baseUrl: '/' });
  const readers = transporter.hosts.filter(({ accept }) => accept !== 'write').map(({ url }) => url);
  expect(readers[0]).toBe('APP-dsn.algolia.net');
  expect(readers.slice(1).sort()).toEqual([1, 2, 3].map((n) => `APP-${n}.algolianet.com`));
  expect(transporter.timeouts).toEqual({ connect: 1_000, read: 2_000, write: 30_000 });
});

// @spec 4.45 9.27
test('a new client skips a failed host and ignores damaged storage', async () => {
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
  expect(callsOf(hosts)[0]).toBe(8);
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('the dialog and the search page share failed hosts', async () => {
  const { hosted, hosts } = await clientOf(down, found);
  for (const options of [{ ...hosted }, { ...hosted }])
    await searchClient({ hosted: options, baseUrl: '/' }).search(ask('create'));

  expect(callsOf(hosts)).toEqual([1, 2]);
});

// @spec 8.21
test('the read timeout ends a response that stops', async () => {
  const { client, hosts } = await clientOf('head only', found);
  const timeouts = { connect: 1_000, read: 50, write: 1_000 };
  await expect(client.search(ask('create'), { timeouts })).resolves.toMatchObject(oneHit);
  expect(callsOf(hosts)).toEqual([1, 1]);
});

// @spec 8.15 8.20
test('a search without a reachable host rejects with a RetryError', async () => {
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
test.each([304, 500, 503])('a client skips a host that responds with %d', async (status) => {
  const { client, hosts } = await clientOf({ status, body: '' }, found);
  await expect(client.search(ask('create'))).resolves.toMatchObject(oneHit);
  expect(callsOf(hosts)).toEqual([1, 1]);
});

test.each<[string, Answer, object]>([
  ['an ApiError', { status: 403, body: { message } }, { name: 'ApiError', message, status: 403 }],
  ['a DetailedApiError', { status: 400, body: detailed }, { name: 'DetailedApiError', ...detailed }],
  ['a DeserializationError', { body: '<html>' }, { name: 'DeserializationError' }],
  // @spec 8.17 8.18 8.19 8.22
])('a rejected request throws %s and uses no other host', async (_what, answer, error) => {
  const { client, hosts } = await clientOf(answer, found);
  await expect(client.search(ask('create'))).rejects.toMatchObject(error);
  expect(callsOf(hosts)).toEqual([1, 0]);
});

// @spec 5.4 5.5
test.each(['appId', 'apiKey'])('a client requires %s', (name) => {
  expect(() => createSearchClient({ hosted: { ...credentials, [name]: '' }, baseUrl: '/' })).toThrow(
    `\`${name}\` is missing.`,
  );
});

// @spec 5.6 5.7 7.15
test('calls without required parameters throw before anything is sent', async () => {
  const { client, hosts } = await clientOf(found);
  expect(() => client.customPost({ path: '' })).toThrow(/`path` is required/);
  expect(() => client.search({} as never)).toThrow(/`searchMethodParams.requests` is required/);
  expect(() => client.getRecommendations({} as never)).toThrow(/`getRecommendationsParams.requests` is required/);
  expect(callsOf(hosts)).toEqual([0]);
});
