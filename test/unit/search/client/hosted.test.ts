import { createSearchClient, searchClient } from '../../../../src/search/client';
import { type Answer, startServer, type TestServer } from '../server';

const servers: TestServer[] = [];
const found = { body: { results: [{ hits: [], nbHits: 1 }] } };
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

test('a search is one POST with its requests in the body and the credentials in the address', async () => {
  const { client, hosts } = await clientOf(found);
  await expect(client.search(ask('create'))).resolves.toMatchObject(oneHit);
  expect(callsOf(hosts)).toEqual([1]);
  const [{ method, path, query, headers, body }] = hosts[0].calls;
  expect([method, path, body]).toEqual(['POST', '/1/indexes/*/queries', ask('create')]);
  expect(query).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'public-key' });
  expect(Object.keys(headers).filter((name) => name.startsWith('x-algolia'))).toEqual([]);
});

test('in Node.js too a host is waited for as in browsers', () => {
  const { transporter } = createSearchClient({ hosted: credentials, baseUrl: '/' });
  expect(transporter.timeouts).toEqual({ connect: 1_000, read: 2_000, write: 30_000 });
});

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

test('a host that failed for the dialog is not asked by the search page', async () => {
  const { hosted, hosts } = await clientOf(down, found);
  // Both have options of their own that say the same.
  for (const options of [{ ...hosted }, { ...hosted }])
    await searchClient({ hosted: options, baseUrl: '/' }).search(ask('create'));

  expect(callsOf(hosts)).toEqual([1, 2]);
});
