import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classPage } from '../fixtures';
import { startServer, type TestServer } from '../server';
import { createIndex } from './algolia';
import { current, refusal, run, upload, writeBuild } from './run';

let build: string;
let server: TestServer;

beforeEach(async () => {
  build = mkdtempSync(join(tmpdir(), 'search-push-'));
  writeBuild(build, [classPage('Manager'), classPage('Rest')]);
  server = await startServer(createIndex().answer);
});

afterEach(async () => {
  rmSync(build, { recursive: true, force: true });
  await server.close();
});

/** What the caller can put right is one message, and nothing has been sent. */
test.each([
  ['ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY', {}],
  ['ALGOLIA_ADMIN_KEY', { ALGOLIA_APP_ID: 'APP' }],
  ['ALGOLIA_APP_ID', { ALGOLIA_ADMIN_KEY: 'admin-key' }],
])('missing %s', async (missing, env) => {
  expect(refusal(await run(build, ['--yes'], env))).toContain(`Uploading needs ${missing} in the environment`);
});

test('an argument that it does not know', async () => {
  expect(refusal(await run(build, ['--force']))).toBe(
    'Unknown argument "--force". Usage: npm run search:push [-- --yes]',
  );
});

test.each(['localhost', 'ftp://127.0.0.1'])('ALGOLIA_HOSTS=%s', async (hosts) => {
  const env = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin-key', ALGOLIA_HOSTS: hosts };
  expect(refusal(await run(build, ['--yes'], env))).toContain(`in "${hosts}"`);
});

test('no build', async () => {
  rmSync(join(build, 'search'), { recursive: true });
  expect(refusal(await run(build))).toMatch(/There is no search index at .*shards\.json: run npm run build first/);
});

const catalog = () => join(build, 'search/shards.json');
const shard = () => join(build, `search/${current}.0a1b2c3d.json`);

test.each([
  ['a damaged list', () => writeFileSync(catalog(), '{'), 'shards.json is damaged'],
  ['a damaged shard', () => writeFileSync(shard(), '{'), `${current}.0a1b2c3d.json`],
  ['a missing shard', () => rmSync(shard()), `${current}.0a1b2c3d.json is missing`],
  ['a shard with other records', () => edit('"records":2', '"records":3'), 'has 2 records instead of 3'],
  ['a version without a shard', () => edit(`"${current}"`, '"docs-default-9.9.9"'), `no records for ${current}`],
  ['a version without records', () => writeBuild(build, []), `no records for ${current}`],
  [
    'two records with one id',
    () => writeBuild(build, [classPage('Rest'), classPage('Rest')]),
    'Two records have the id',
  ],
])('%s, before anything is uploaded', async (_what, damage, words) => {
  damage();
  const message = refusal(await upload(build, server));
  expect(message).toContain(words);
  expect(server.calls).toHaveLength(0);
});

function edit(from: string, to: string): void {
  writeFileSync(catalog(), readFileSync(catalog(), 'utf8').replace(from, to));
}
