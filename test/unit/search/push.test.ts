import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { push } from '../../../scripts/searchPush';
import { versions } from '../../../src/config/versions';
import { writeIndex } from '../../../src/search/build/write';
import { tagOf } from '../../../src/search/client/tags';
import { temporaryFolder } from '../temporary';
import { classPage, sectionsOf, sitePage } from './fixtures';
import { type Answer, type Call, startServer, type TestServer } from './server';

const build = temporaryFolder();
const output = join(build, 'records.ndjson');
let server: TestServer;
interface Index {
  ids: string[];
  settings?: unknown;
}
let indexes: Map<string, Index>;
/** The kind of request that the server refuses. */
let refused: string | undefined;

/** Simulates the parts of the Algolia API that an upload needs. */
function answer({ method, path, body }: Call): Answer {
  const [, name, action] = /^\/1\/indexes\/([^/]+)\/?(\w*)/.exec(path) ?? [];
  const { operation, destination } = body as { operation?: string; destination: string };
  const isMoved = !indexes.get('magmastream')?.ids.includes('gone');
  if (refused === (operation ?? (isMoved ? `${action} after the move` : action)))
    return { status: 400, body: { message: 'Record is too big' } };
  const index = indexes.get(name) ?? { ids: [] };
  switch (`${method} ${action}`) {
    case 'PUT settings':
      indexes.set(name, { ...index, settings: body });
      break;
    case 'POST batch': {
      const { requests } = body as { requests: { body: { objectID: string } }[] };
      indexes.set(name, { ...index, ids: [...index.ids, ...requests.map((request) => request.body.objectID)] });
      return { body: { taskID: 1, objectIDs: [] } };
    }
    case 'POST operation':
      if (operation === 'move') indexes.set(destination, index).delete(name);
      break;
    case 'DELETE ':
      indexes.delete(name);
      break;
    case 'GET task':
      return { body: { status: 'published' } };
  }
  return { body: { taskID: 1 } };
}

beforeEach(async () => {
  jest.spyOn(console, 'log').mockReturnValue(undefined);
  const classes = versions.flatMap((version) => sectionsOf(tagOf(version), classPage('Rest', version.path)));
  writeIndex(build, [...sectionsOf('default', sitePage('Statistics')), ...classes]);
  indexes = new Map([['magmastream', { ids: ['gone'], settings: 'earlier' }]]);
  refused = undefined;
  server = await startServer(answer);
});

afterEach(() => {
  jest.restoreAllMocks();
  return server.close();
});

const credentials = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin-key' };
const upload = (env: Record<string, string>) =>
  push(['--yes'], { ...env, ALGOLIA_HOSTS: server.address }, build, output);
const ids = ['statistics#', ...versions.map(({ path }) => `${path}/classes/Rest#`)];

test('push exports the records, and uploads them only with --yes', async () => {
  await push([], {}, build, output);
  const records = readFileSync(output, 'utf8').trim().split('\n');
  const parsed = records.map((line) => JSON.parse(line) as object);
  expect(parsed).toMatchObject(ids.map((objectID) => ({ objectID })));
  expect(server.calls).toEqual([]);
});

test('push replaces the records and settings of the index with --yes', async () => {
  await upload(credentials);
  const settings = expect.objectContaining({ distinct: true, attributeForDistinct: 'url' }) as unknown;
  expect([...indexes]).toEqual([['magmastream', { ids, settings }]]);
  expect(server.calls[0].headers).toMatchObject({
    'x-algolia-application-id': 'APP',
    'x-algolia-api-key': 'admin-key',
  });
});

test.each(['copy', 'settings', 'batch', 'task', 'move'])(
  'push keeps the records and settings of the index when the request "%s" fails',
  async (request) => {
    refused = request;
    await expect(upload(credentials)).rejects.toThrow(
      'The upload failed and the index still has its earlier records and settings: Record is too big',
    );
    expect([...indexes]).toEqual([['magmastream', { ids: ['gone'], settings: 'earlier' }]]);
  },
);

test('push reports that the new records are not confirmed when the last task fails', async () => {
  refused = 'task after the move';
  await expect(upload(credentials)).rejects.toThrow(
    'The upload failed and Algolia has not confirmed the new records: Record is too big',
  );
});

test('push reports the variable with an invalid value', async () => {
  await expect(push([], { ALGOLIA_HOSTS: 'a.example' }, build, output)).rejects.toThrow(
    'ALGOLIA_HOSTS is "a.example".',
  );
});

test.each(['', '{"default":', '[{"title":', 'null', '{}', '[null]', '[{}]', '7'])(
  'push reports an index file with the content %j',
  async (content) => {
    const file = readdirSync(join(build, 'search')).find((name) => name.startsWith('default'))!;
    writeFileSync(join(build, 'search', file), content);
    await expect(push([], {}, build, output)).rejects.toThrow(`${join(build, 'search', file)}: `);
  },
);

test.each([
  ['ALGOLIA_APP_ID', { ALGOLIA_ADMIN_KEY: 'admin-key' }],
  ['ALGOLIA_ADMIN_KEY', { ALGOLIA_APP_ID: 'APP' }],
])('push rejects an upload without %s', async (_name, env) => {
  await expect(upload(env)).rejects.toThrow('Uploading needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY.');
  expect(server.calls).toEqual([]);
});
