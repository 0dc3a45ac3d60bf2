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

// @spec 9.26
test('a client has the timeouts of the browser build', () => {
  const { transporter } = createSearchClient({ hosted: credentials, baseUrl: '/' });
  expect(transporter.timeouts).toEqual({ connect: 1_000, read: 2_000, write: 30_000 });
});

test('a client waits three seconds for its hosts', async () => {
  const { client } = await clientOf(found);
  const timers = jest.spyOn(globalThis, 'setTimeout');
  await client.search(ask('create'));
  expect(timers.mock.calls.map(([, delay]) => delay)).toContain(3_000);
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
