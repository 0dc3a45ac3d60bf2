import { searchClient } from '../../../../src/search/client';
import { createSearchClient } from '../../../../src/search/client/create';
import { type Answer, startServer, type TestServer } from '../server';

const servers: TestServer[] = [];

async function server(answer: Answer): Promise<TestServer> {
  const started = await startServer(() => answer);
  servers.push(started);
  return started;
}

const found = { body: { results: [{ hits: [{ objectID: '/docs/classes/Manager#create' }], nbHits: 1 }] } };

function clientOf(...hosts: TestServer[]) {
  const hosted = { appId: 'APP', apiKey: 'public-key', hosts: hosts.map(({ host }) => host) };
  return createSearchClient({ hosted, baseUrl: '/' });
}

const ask = (query: string) => ({ requests: [{ indexName: 'magmastream', query }] });

/** What the library tells about each try of a call that failed. */
interface Try {
  request: { connectTimeout: number; responseTimeout: number };
  response: { status: number; isTimedOut: boolean };
}

/** The error that a call rejects with; the library does not export its classes with the lite client. */
async function errorOf(call: Promise<unknown>): Promise<Error & { status?: number; stackTrace: Try[] }> {
  return call.then(
    () => Promise.reject(new Error('The call should have failed.')),
    (error: Error & { stackTrace: Try[] }) => error,
  );
}

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(servers.splice(0).map((started) => started.close()));
});

test('a search is one POST with its requests in the body and the credentials in the address', async () => {
  const host = await server(found);
  const { results } = await clientOf(host).search(ask('create'));
  expect(results[0]).toMatchObject({ nbHits: 1 });
  expect(host.calls).toHaveLength(1);
  const [{ method, path, query, headers, body }] = host.calls;
  expect([method, path]).toEqual(['POST', '/1/indexes/*/queries']);
  expect(query).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'public-key' });
  expect(body).toEqual(ask('create'));
  expect(Object.keys(headers).filter((name) => name.startsWith('x-algolia'))).toEqual([]);
});

test('without other hosts, Algolia’s own are asked: one for reading and three to fall back on', () => {
  const { transporter } = createSearchClient({ hosted: { appId: 'APP', apiKey: 'public-key' }, baseUrl: '/' });
  const readers = transporter.hosts.filter(({ accept }) => accept !== 'write').map(({ url }) => url);
  expect(readers[0]).toBe('APP-dsn.algolia.net');
  expect(readers.slice(1).sort()).toEqual([1, 2, 3].map((n) => `APP-${n}.algolianet.com`));
  expect(transporter.timeouts).toEqual({ connect: 1_000, read: 2_000, write: 30_000 });
});

test('a host that failed is rested for two minutes, then asked first again', async () => {
  const [broken, working] = [await server({ status: 500, body: 'Down' }), await server(found)];
  const client = clientOf(broken, working);
  const now = jest.spyOn(Date, 'now');
  const asked = async (at: number, query: string) => {
    now.mockReturnValue(at);
    const before = broken.calls.length;
    await client.search(ask(query));
    return broken.calls.length - before;
  };
  expect(await asked(0, 'c')).toBe(1);
  expect(await asked(1_000, 'cr')).toBe(0);
  expect(await asked(120_000, 'cre')).toBe(0);
  expect(await asked(120_001, 'crea')).toBe(1);
  expect(working.calls).toHaveLength(4);
});

test('a host that failed for the dialog is not asked by the search page', async () => {
  const [broken, working] = [await server({ status: 500, body: 'Down' }), await server(found)];
  const hosted = { appId: 'APP', apiKey: 'public-key', hosts: [broken.host, working.host] };
  // Both have options of their own that say the same.
  for (const options of [
    { hosted, baseUrl: '/' },
    { hosted: { ...hosted }, baseUrl: '/' },
  ])
    await searchClient(options).search(ask('create'));

  expect([broken, working].map(({ calls }) => calls.length)).toEqual([1, 2]);
});

test('a host that is gone is passed over', async () => {
  const [gone, working] = [await server(found), await server(found)];
  const client = clientOf(gone, working);
  await gone.close();
  await expect(client.search(ask('create'))).resolves.toMatchObject({ results: [{ nbHits: 1 }] });
});

test('timeouts grow with every host that did not answer in time', async () => {
  const client = clientOf(await server('silence'), await server('silence'));
  const timeouts = { connect: 5, read: 10, write: 15 };
  const first = await errorOf(client.search(ask('create'), { timeouts }));
  expect(first.stackTrace.map(({ request }) => [request.connectTimeout, request.responseTimeout])).toEqual([
    [5, 10],
    [20, 40],
  ]);
  const second = await errorOf(client.search(ask('create'), { timeouts }));
  expect(second.stackTrace.map(({ request }) => request.connectTimeout)).toEqual([25, 30]);
});

test('a host that begins to answer and stops is given up after the time for reading', async () => {
  const [stuck, working] = [await server('head only'), await server(found)];
  const timeouts = { connect: 1_000, read: 50, write: 1_000 };
  await expect(clientOf(stuck, working).search(ask('create'), { timeouts })).resolves.toMatchObject({
    results: [{ nbHits: 1 }],
  });
  expect(stuck.calls).toHaveLength(1);
});

test('when no host answers, the error says that hosts are unreachable and the application id may be wrong', async () => {
  const [gone, broken] = [await server(found), await server({ status: 503, body: 'Down' })];
  const client = clientOf(gone, broken);
  await gone.close();
  const error = await errorOf(client.search(ask('create')));
  expect(error.name).toBe('RetryError');
  expect(error.message).toMatch(/^Unreachable hosts - your application id may be incorrect\./);
  expect(error.stackTrace.map(({ response }) => response.status)).toEqual([0, 503]);
});

test('what Algolia refuses is an ApiError with its words, and no other host is asked', async () => {
  const message = 'Invalid Application-ID or API key';
  const [refusing, other] = [await server({ status: 403, body: { message } }), await server(found)];
  const error = await errorOf(clientOf(refusing, other).search(ask('create')));
  expect(error).toMatchObject({ name: 'ApiError', message, status: 403 });
  expect(other.calls).toHaveLength(0);
});

test('an answer that is no JSON is a DeserializationError', async () => {
  const error = await errorOf(clientOf(await server({ body: '<html>' })).search(ask('create')));
  expect(error.name).toBe('DeserializationError');
});

test.each([
  ['`appId` is missing.', { appId: '', apiKey: 'public-key' }],
  ['`apiKey` is missing.', { appId: 'APP', apiKey: '' }],
])('credentials are required: %s', (message, hosted) => {
  expect(() => createSearchClient({ hosted, baseUrl: '/' })).toThrow(message);
});

test('calls without what they need fail before anything is sent', async () => {
  const host = await server(found);
  const client = clientOf(host);
  expect(() => client.customPost({ path: '' })).toThrow(/`path` is required/);
  expect(() => client.search({} as never)).toThrow(/`searchMethodParams.requests` is required/);
  expect(() => client.getRecommendations({} as never)).toThrow(/`getRecommendationsParams.requests` is required/);
  expect(host.calls).toHaveLength(0);
});
