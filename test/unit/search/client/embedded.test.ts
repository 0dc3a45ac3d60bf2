import { createSearchClient, preload } from '../../../../src/search/client';
import { searcherFor } from '../../../../src/search/client/embedded';
import { indexTag } from '../../../../src/search/client/indexFiles';
import type { IndexList } from '../../../../src/search/build/write';
import type { Section } from '../../../../src/search/section';
import { classPage, current, sectionsOf, sitePage } from '../fixtures';
import { startServer, type TestServer } from '../server';
import { workers } from '../startWorker';

const old = 'docs-default-2.7.5';
const listFile = '/search/shards.json';
const fileOf = (tag: string) => `/search/${tag}.0a1b2c3d.json`;
const textsOf = (tag: string) => `/search/texts/${tag}.0a1b2c3d.json`;
const list: IndexList = Object.fromEntries(
  ['default', current, old].map((tag) => [tag, { file: `${tag}.0a1b2c3d.json`, texts: `texts/${tag}.0a1b2c3d.json` }]),
);

/** Content of the `<meta>` element that names the index files. */
let named: string | undefined;
Object.assign(globalThis, {
  document: { querySelector: () => (named === undefined ? null : { content: named }) },
});

let server: TestServer;
let files: Map<string, unknown>;
/** Responses that replace files. Each response is either a text or a status code. */
let broken: Map<string, string | number>;

function addFiles(tag: string, sections: Section[]) {
  const texts = sections.map((section) => section.texts.join('\n'));
  files.set(textsOf(tag), texts).set(
    fileOf(tag),
    sections.map(({ texts: _, ...stored }) => stored),
  );
}

beforeEach(async () => {
  named = undefined;
  files = new Map([[listFile, list]]);
  addFiles('default', sectionsOf('default', sitePage('Statistics')));
  addFiles(
    current,
    sectionsOf(current, classPage('Manager'), classPage('Rest', 'docs', { title: 'A', text: 'Nodes.' })),
  );
  addFiles(old, sectionsOf(old, classPage('Structure', 'docs/2.7.5')));
  broken = new Map();
  server = await startServer(({ path }) => {
    const answer = broken.get(path) ?? files.get(path) ?? 404;
    return typeof answer === 'number' ? { status: answer, body: '' } : { body: answer };
  });
});

afterEach(() => {
  workers.forEach(({ terminate }) => terminate());
  return server.close();
});

const ask = (query: string, tag: string) => ({
  indexName: 'magmastream',
  query,
  facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]] as (string | string[])[],
});

/** Returns the paths that each request finds. */
async function search(...requests: ReturnType<typeof ask>[]): Promise<string[][]> {
  const client = createSearchClient({ baseUrl: server.address });
  const { results } = await client.searchForHits<{ url: string }>({ requests });
  return results.map(({ hits }) => hits.map(({ url }) => url.replace('https://magmastream.com/', '')));
}

const searchManager = () => search(ask('manager', current));
const manager = [['docs/classes/Manager']];
const paths = () => server.calls.map(({ path }) => path);
const cacheControlOf = (file: string) =>
  server.calls.filter(({ path }) => path === file).map(({ headers }) => headers['cache-control']);

test('a client responds to requests in order and loads each file once', async () => {
  const answers = await Promise.all([search(ask('manager', current), ask('statistics', current)), searchManager()]);
  expect(answers).toEqual([[...manager, ['statistics']], manager]);
  const indexFiles = ['default', current].flatMap((tag) => [fileOf(tag), textsOf(tag)]);
  expect(paths().sort()).toEqual([...indexFiles, listFile].sort());
  expect([listFile, fileOf(current)].map(cacheControlOf)).toEqual([['max-age=0'], [undefined]]);
});

test('requests that exclude a version search the index of that version', async () => {
  const started = workers.length;
  const facetFilters = ['language:en', `docusaurus_tag:-${old}`];
  await search(ask('structure', old), { ...ask('structure', old), facetFilters });
  expect(paths()).toContain(fileOf(old));
  expect(workers.length).toBe(started + 1);
});

test('a worker responds to pending requests and stops when another version replaces it', async () => {
  const pending = searcherFor(server.address, [current]).search([ask('manager', current)], false);
  const other = searcherFor(server.address, [old]).search([ask('structure', old)], false);
  expect(workers.slice(-2).map(({ isTerminated }) => isTerminated)).toEqual([false, false]);
  expect((await pending)[0].nbHits).toBe(1);
  expect((await other)[0].nbHits).toBe(1);
  expect(workers.slice(-2).map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
});

test.each([
  ['a missing list', listFile, 404],
  ['a list that is an HTML page', listFile, '<!doctype html>'],
  ['a truncated file', fileOf(current), '[{"title":'],
  ['missing texts', textsOf(current), 404],
])('a search with %s rejects, and the next search tries again', async (_what, file, answer) => {
  broken.set(file, answer);
  const failed = searchManager();
  await expect(failed).rejects.toThrow(`${file} could not be loaded`);
  // DocSearch shows its error screen only for errors with this name.
  await expect(failed).rejects.toMatchObject({ name: 'RetryError' });
  broken.clear();
  expect(await searchManager()).toEqual(manager);
  // The second request bypasses the browser cache, which may contain the damaged response.
  if (file !== listFile) expect(cacheControlOf(file)).toEqual([undefined, 'no-cache']);
});

test('a search after a new build loads the new files', async () => {
  files.set(listFile, { ...list, [current]: { file: 'gone.json', texts: 'gone.json' } });
  await expect(searchManager()).rejects.toThrow('gone.json');
  files.set(listFile, list);
  expect(await searchManager()).toEqual(manager);
});

describe('on a page that names index files', () => {
  beforeEach(() => {
    named = /content='(.*?)'/.exec(indexTag({ version: undefined }, list))?.[1];
  });

  test('a search of the named version does not load the list', async () => {
    await searchManager();
    expect(paths()).not.toContain(listFile);
    await search(ask('structure', old));
    expect(paths()).toEqual(expect.arrayContaining([listFile, fileOf(old)]));
  });

  test('a search after a new build loads the list even on a page that names index files', async () => {
    files.set('/search/new.json', files.get(fileOf(current))).delete(fileOf(current));
    files.set(listFile, { ...list, [current]: { file: 'new.json', texts: list[current].texts } });
    expect(await searchManager()).toEqual(manager);
  });
});

test('preload loads the whole index, but does nothing for hosted search', async () => {
  await preload({ baseUrl: server.address, hosted: { appId: 'APP', apiKey: 'key' } }, [current]);
  expect(paths()).toEqual([]);
  await preload({ baseUrl: server.address }, ['default', current]);
  await server.close();
  expect(await searchManager()).toEqual(manager);
});

test('a quick client returns results from the titles until the texts are loaded', async () => {
  await searcherFor(server.address, [current]).load('titles');
  const client = createSearchClient({ baseUrl: server.address, isQuick: true });
  const find = async (query: string) => {
    const { results } = await client.searchForHits<{ url: string }>({ requests: [ask(query, current)] });
    return [results[0].hits.length, results[0].exhaustiveNbHits];
  };
  expect(await find('manager')).toEqual([1, false]);
  expect(paths()).not.toContain(textsOf(current));
  expect(await find('nodes')).toEqual([1, true]);
  expect(await find('manager')).toEqual([1, true]);
});

/** Imports the module with workers that do not start. Returns the workers too. */
async function withBrokenWorkers() {
  jest.resetModules();
  const started: EventTarget[] = [];
  const startWorker = () => {
    const worker = Object.assign(new EventTarget(), { postMessage: () => undefined });
    started.push(worker);
    return worker;
  };
  const workerUrl = () => `${server.address}worker.js`;
  jest.doMock('../../../../src/search/client/startWorker', () => ({ startWorker, workerUrl }));
  Object.assign(globalThis, { location: { href: server.address } });
  return { started, ...(await import('../../../../src/search/client/embedded')) };
}

test('a search rejects when the code of the worker cannot be loaded, and the next search starts a new worker', async () => {
  const { started, searcherFor: start } = await withBrokenWorkers();
  files.set('/worker.js', 'start();');
  for (const count of [1, 2]) {
    const failed = start('/', [current]).load('titles');
    started.at(-1)?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toMatchObject({ name: 'RetryError' });
    expect(started).toHaveLength(count);
  }
  expect(cacheControlOf('/worker.js')).toEqual(['no-cache', 'no-cache']);
});

test('a search starts a worker with damaged code once more, after downloading the code again', async () => {
  const { started, createRequester } = await withBrokenWorkers();
  files.set('/worker.js', 'start();');
  const { send } = createRequester('/', false);
  const request = { url: '/1/indexes/*/queries', data: '{"requests":[]}' } as Parameters<typeof send>[0];
  const failed = send(request);
  started[0].dispatchEvent(new Event('error'));
  while (started.length < 2) await new Promise((resolve) => setImmediate(resolve));
  started[1].dispatchEvent(new Event('error'));
  await expect(failed).rejects.toMatchObject({ name: 'RetryError' });
  expect(started).toHaveLength(2);
});

test('a search reports that the site was updated if the server no longer has the code of the worker', async () => {
  const { started, searcherFor: start } = await withBrokenWorkers();
  const failed = start('/', [current]).load('titles');
  started[0].dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('The site was updated. Reload the page.');
});
