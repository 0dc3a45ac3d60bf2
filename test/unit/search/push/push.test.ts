import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { classPage, sitePage } from '../fixtures';
import { startServer, type TestServer } from '../server';
import { createIndex, type TestIndex } from './algolia';
import { current, refusal, run, upload, writeBuild } from './run';

let build: string;
let server: TestServer;
let index: TestIndex;

beforeEach(async () => {
  build = mkdtempSync(join(tmpdir(), 'search-push-'));
  writeBuild(build, [classPage('Manager'), classPage('Rest')]);
  index = createIndex();
  server = await startServer((call) => index.answer(call));
});

afterEach(async () => {
  rmSync(build, { recursive: true, force: true });
  await server.close();
});

const manyClasses = (count: number) => Array.from({ length: count }, (_, n) => classPage(`Class${n}`));

const batches = () => server.calls.filter(({ path }) => path.endsWith('/batch'));

describe('without --yes', () => {
  test('it says what it would do, without credentials and without asking anybody', async () => {
    const { output, failure } = await run(build);
    expect(failure).toBeUndefined();
    expect(output).toMatch(/Index magmastream: 3 records, \d\.\d MB/);
    expect(output).toContain(`${current}: 2\n`);
    expect(output).toContain('"attributeForDistinct": "url"');
    expect(output).toContain('"url": "https://magmastream.com/');
    expect(output).toContain('This was a dry run: nothing was uploaded.');
    expect(server.calls).toHaveLength(0);
  });
});

describe('with --yes', () => {
  test('the index holds the records of the build, and numbers to rank them by', async () => {
    const { failure } = await upload(build, server);
    expect(failure).toBeUndefined();
    const manager = classPage('Manager');
    expect([...index.records.keys()].sort()).toEqual(
      [manager, classPage('Rest'), sitePage('Statistics')].map(({ objectID }) => objectID).sort(),
    );
    expect(index.records.get(manager.objectID)).toEqual({ ...manager, weight: 6, release: 2_008_007 });
    expect(index.records.get(sitePage('Statistics').objectID)).toMatchObject({ release: 0 });
  });

  test('the settings allow contextual search and one hit per address', async () => {
    await upload(build, server);
    expect(index.settings).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['filterOnly(language)', 'filterOnly(docusaurus_tag)']) as unknown,
      distinct: true,
      attributeForDistinct: 'url',
    });
  });

  test('it goes to the application with the admin key', async () => {
    await upload(build, server);
    expect(server.calls[0].headers).toMatchObject({
      'x-algolia-application-id': 'APP',
      'x-algolia-api-key': 'admin-key',
    });
  });

  test('every batch is told as it is done', async () => {
    writeBuild(build, manyClasses(2_100));
    const { lines } = await upload(build, server);
    expect(lines.filter((line) => line.startsWith('Uploaded'))).toEqual([
      'Uploaded batch 1 of 3: 1,000 of 2,101 records.',
      'Uploaded batch 2 of 3: 2,000 of 2,101 records.',
      'Uploaded batch 3 of 3: 2,101 of 2,101 records.',
    ]);
    expect(index.records.size).toBe(2_101);
  });

  test('what earlier builds left is removed, after everything new is there', async () => {
    const gone = Array.from({ length: 1_200 }, (_, n) => `gone#${n}`);
    index = createIndex(classPage('Rest').objectID, ...gone);
    const { output } = await upload(build, server);
    expect([...index.records.keys()].filter((id) => id.startsWith('gone'))).toEqual([]);
    expect(index.records.size).toBe(3);
    expect(output).toContain('Records of earlier builds removed: 1,200.');
    const actions = batches().map(({ body }) => (body as { requests: { action: string }[] }).requests[0].action);
    expect(actions).toEqual(['addObject', 'deleteObject', 'deleteObject']);
  });

  test('a second run changes nothing', async () => {
    await upload(build, server);
    const before = new Map(index.records);
    const { output } = await upload(build, server);
    expect(index.records).toEqual(before);
    expect(output).toContain('Records of earlier builds removed: 0.');
  });

  test('a batch that fails is sent again after a pause', async () => {
    let failures = 2;
    index.intercept = ({ path }) =>
      path.endsWith('/batch') && failures-- > 0 ? { status: 500, body: 'Down' } : undefined;
    const { failure, pauses, output } = await upload(build, server);
    expect(failure).toBeUndefined();
    expect(pauses).toEqual([1_000, 4_000]);
    expect(output).toContain('Batch 1 of 1 (records 1 to 3) failed');
    expect(index.records.size).toBe(3);
  });

  test('a batch that fails for good is named; nothing old is removed, and the next run finishes', async () => {
    writeBuild(build, manyClasses(1_500));
    index = createIndex('gone#1');
    index.intercept = ({ path }) =>
      path.endsWith('/batch') && batches().length > 1 ? { status: 500, body: 'Down' } : undefined;
    const failed = await upload(build, server);
    expect(refusal(failed)).toMatch(/^Batch 2 of 2 \(records 1,001 to 1,501\) failed: no host answered in 4 attempts/);
    expect(refusal(failed)).toContain('It is safe to run the command again');
    expect(index.records.has('gone#1')).toBe(true);

    index.intercept = () => undefined;
    expect((await upload(build, server)).failure).toBeUndefined();
    expect(index.records.size).toBe(1_501);
    expect(index.records.has('gone#1')).toBe(false);
  });

  test('credentials that Algolia refuses are tried once', async () => {
    index.intercept = () => ({ status: 403, body: { message: 'Invalid Application-ID or API key' } });
    const refused = await upload(build, server);
    expect(refusal(refused)).toMatch(
      /refused the credentials \(403: Invalid Application-ID or API key\)\. Check ALGOLIA_APP_ID/,
    );
    expect(refused.pauses).toEqual([]);
    expect(server.calls).toHaveLength(1);
  });

  test('a record that Algolia refuses is told in its words', async () => {
    const message = 'Record at the position 2 is too big';
    index.intercept = ({ path }) => (path.endsWith('/batch') ? { status: 400, body: { message } } : undefined);
    expect(refusal(await upload(build, server))).toMatch(`Batch 1 of 1 (records 1 to 3) failed: 400: ${message}`);
  });
});
