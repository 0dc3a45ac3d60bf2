import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion } from '../../../../../src/config/versions';
import { Refusal } from '../../../../../src/lib/refusal.mjs';
import type { OutlinePage } from '../../../../../src/search/build/outline';
import { push } from '../../../../../src/search/build/push';
import { temporaryFolder, writeFile } from '../../../temporary';
import { classPage, current, outlineWith, recordsOf, shardFiles, sitePage } from '../../fixtures';
import { startServer, type TestServer } from '../../server';
import { createApplication, type TestApplication } from './algolia';

const build = temporaryFolder();
let server: TestServer;
let algolia: TestApplication;

beforeEach(async () => {
  writeBuild([classPage('Manager'), classPage('Rest')]);
  algolia = createApplication();
  server = await startServer((call) => algolia.answer(call));
});

afterEach(() => server.close());

/** Writes a build of one version, whose only page outside the documentation is Statistics. */
function writeBuild(pages: OutlinePage[]): void {
  const others = [outlineWith('docs-default-2.7.5', [classPage('Structure', 'docs/2.7.5')])];
  const files = shardFiles({ default: [sitePage('Statistics')], [current]: pages }, others);
  for (const [path, text] of files) writeFile(join(build, path), text);
}

/** Runs the command; answers what it printed, and the message of its refusal. Anything else that it throws is thrown. */
async function run(args: string[] = [], env: Record<string, string> = {}) {
  const lines: string[] = [];
  let refusal: string | undefined;
  try {
    await push({ args, env, build, tags: ['default', current], log: (line) => lines.push(line) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refusal = error.message;
  }
  expect(`${lines.join('\n')}${refusal}`).not.toContain('admin-key');
  return { output: lines.join('\n'), refusal };
}

/** Runs the command for real, against the server of the test. */
function upload(hosts = server.address) {
  return run(['--yes'], { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin-key', ALGOLIA_HOSTS: hosts });
}

const index = () => algolia.indexes.get('magmastream');

const ids = () => [...(index()?.records.keys() ?? [])];

test('without --yes it says what it would do, without credentials and without asking anybody', async () => {
  const { output, refusal } = await run();
  expect(refusal).toBeUndefined();
  expect(output).toMatch(/Index magmastream: 3 records, \d\.\d MB/);
  expect(output).toContain(`${current}: 2\n`);
  expect(output).toContain('"attributeForDistinct": "url"');
  expect(output).toContain('"url": "https://magmastream.com/');
  expect(output).toContain('This was a dry run: nothing was uploaded.');
  expect(server.calls).toHaveLength(0);
});

describe('with --yes', () => {
  test('the index holds exactly the records of the build, and numbers to rank them by', async () => {
    algolia = createApplication('docs/classes/Rest#', 'gone#1', 'gone#2');
    const { refusal, output } = await upload();
    expect(refusal).toBeUndefined();
    expect(ids().sort()).toEqual(['docs/classes/Manager#', 'docs/classes/Rest#', 'statistics#']);
    const [manager] = recordsOf(classPage('Manager'));
    const [major, minor, patch] = currentVersion.version.split('.').map(Number);
    const release = major * 1_000_000 + minor * 1_000 + patch;
    expect(index()?.records.get('docs/classes/Manager#')).toEqual({ ...manager, weight: 6, release });
    expect(index()?.records.get('statistics#')).toMatchObject({ weight: 6, release: 0 });
    expect(output).toContain('The index magmastream of APP holds the 3 records of this build.');
    expect([...algolia.indexes.keys()]).toEqual(['magmastream']);
    // Contextual search, and one hit per address.
    const facets = expect.arrayContaining(['filterOnly(language)', 'filterOnly(docusaurus_tag)']) as unknown;
    expect(index()?.settings).toMatchObject({
      attributesForFaceting: facets,
      attributeForDistinct: 'url',
      distinct: true,
    });
    const [{ headers }] = server.calls;
    expect(headers).toMatchObject({ 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'admin-key' });
  });

  test('where no host answers, the index stays as it was, and the next run finishes', async () => {
    writeBuild(Array.from({ length: 1_500 }, (_, n) => classPage(`Class${n}`)));
    algolia = createApplication('gone#1');
    let batches = 0;
    algolia.intercept = ({ path }) =>
      path.endsWith('/batch') && ++batches > 1 ? { status: 500, body: 'Down' } : undefined;
    const { refusal } = await upload();
    expect(refusal).toMatch(/^Replacing the records failed: no host answered\. Check the network and ALGOLIA_APP_ID/);
    expect(refusal).toContain('It is safe to run the command again');
    expect(ids()).toEqual(['gone#1']);

    algolia.intercept = () => undefined;
    // Where a host fails, the next one is asked.
    expect((await upload(`http://127.0.0.1:1,${server.address}`)).refusal).toBeUndefined();
    expect(ids()).toHaveLength(1_501);
    expect(ids()).not.toContain('gone#1');
  });

  test('credentials that Algolia refuses are tried once', async () => {
    algolia.intercept = () => ({ status: 403, body: { message: 'Invalid Application-ID or API key' } });
    const { refusal } = await upload();
    expect(refusal).toMatch(
      /refused the credentials \(403: Invalid Application-ID or API key\)\. Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY; .* addObject, deleteIndex and editSettings/,
    );
    expect(server.calls).toHaveLength(1);
  });

  test('a record that Algolia refuses is told in its words, and nothing stays behind', async () => {
    const message = 'Record at the position 2 is too big';
    algolia.intercept = ({ path }) => (path.endsWith('/batch') ? { status: 400, body: { message } } : undefined);
    expect((await upload()).refusal).toMatch(`Replacing the records failed: 400: ${message}`);
    expect([...algolia.indexes.keys()]).toEqual(['magmastream']);
  });
});

/** What the caller can put right is one message, and nothing has been sent. */
describe('before anything is uploaded, it refuses', () => {
  const keys = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin-key' };

  test.each([
    [['--yes'], {}, 'Uploading needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY in the environment'],
    [['--yes'], { ALGOLIA_APP_ID: 'APP' }, 'Uploading needs ALGOLIA_ADMIN_KEY in the environment'],
    [['--yes'], { ALGOLIA_ADMIN_KEY: 'admin-key' }, 'Uploading needs ALGOLIA_APP_ID in the environment'],
    [['--yes'], { ...keys, ALGOLIA_HOSTS: 'localhost' }, 'separated by commas; "localhost" is none'],
    [['--yes'], { ...keys, ALGOLIA_HOSTS: 'ftp://127.0.0.1' }, 'separated by commas; "ftp://127.0.0.1" is none'],
    [['--force'], {}, 'Unknown argument "--force". Usage: npm run search:push [-- --yes]'],
  ])('arguments %j with %j', async (args, env, words) => {
    expect((await run(args, env)).refusal).toContain(words);
    expect(server.calls).toHaveLength(0);
  });

  const catalog = () => join(build, 'search/shards.json');
  const shard = () => join(build, `search/${current}.0a1b2c3d.json`);
  const edit = (from: string, to: string) => writeFile(catalog(), readFileSync(catalog(), 'utf8').replace(from, to));

  test.each([
    [
      'no build',
      () => rmSync(build, { recursive: true }),
      /no search index at .*shards\.json: run npm run build first/,
    ],
    ['a damaged list', () => writeFile(catalog(), '{'), 'shards.json is damaged'],
    ['a damaged shard', () => writeFile(shard(), '{'), `${current}.0a1b2c3d.json`],
    ['a missing shard', () => rmSync(shard()), new RegExp(`no search index at .*${current}.0a1b2c3d.json`)],
    ['a shard with other records', () => edit('"records":2', '"records":3'), 'has 2 records instead of 3'],
    ['a version without a shard', () => edit(`"${current}"`, '"docs-default-9.9.9"'), `no records for ${current}`],
    ['a version without records', () => writeBuild([]), `no records for ${current}`],
    ['two records with one id', () => writeBuild([classPage('Rest'), classPage('Rest')]), 'Two records have the id'],
  ])('%s', async (_, damage, words) => {
    damage();
    expect((await upload()).refusal).toMatch(words);
    expect(server.calls).toHaveLength(0);
  });
});
