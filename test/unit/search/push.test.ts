import { readFileSync } from 'node:fs';
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
/** Object ids in each Algolia index. */
let indexes: Map<string, string[]>;
/** The server's response to batches of records. */
let batch: Answer;

/** Simulates the parts of the Algolia API that an upload needs. */
function answer({ method, path, body }: Call): Answer {
  const [, name, action] = /^\/1\/indexes\/([^/]+)\/?(\w*)/.exec(path) ?? [];
  switch (`${method} ${action}`) {
    case 'POST batch': {
      const { requests } = body as { requests: { body: { objectID: string } }[] };
      indexes.set(name, [...(indexes.get(name) ?? []), ...requests.map((request) => request.body.objectID)]);
      return batch;
    }
    case 'POST operation': {
      const { operation, destination } = body as { operation: string; destination: string };
      if (operation === 'move') indexes.set(destination, indexes.get(name) ?? []).delete(name);
      break;
    }
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
  indexes = new Map([['magmastream', ['gone']]]);
  batch = { body: { taskID: 1, objectIDs: [] } };
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

test('without --yes, push exports the records and uploads nothing', async () => {
  await push([], {}, build, output);
  const records = readFileSync(output, 'utf8').trim().split('\n');
  const parsed = records.map((line) => JSON.parse(line) as object);
  expect(parsed).toMatchObject(ids.map((objectID) => ({ objectID })));
  expect(server.calls).toEqual([]);
});

test('with --yes, push replaces the records of the index', async () => {
  await upload(credentials);
  expect([...indexes]).toEqual([['magmastream', ids]]);
  expect(server.calls[0]).toMatchObject({
    headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'admin-key' },
    body: { distinct: true, attributeForDistinct: 'url' },
  });
});

test('push keeps the index when an upload fails', async () => {
  batch = { status: 400, body: { message: 'Record is too big' } };
  await expect(upload(credentials)).rejects.toThrow(/The upload failed .*: Record is too big/);
  expect([...indexes]).toEqual([['magmastream', ['gone']]]);
});

test.each([
  ['ALGOLIA_APP_ID', { ALGOLIA_ADMIN_KEY: 'admin-key' }],
  ['ALGOLIA_ADMIN_KEY', { ALGOLIA_APP_ID: 'APP' }],
])('push rejects an upload without %s', async (_name, env) => {
  await expect(upload(env)).rejects.toThrow('Uploading needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY.');
  expect(server.calls).toEqual([]);
});
