import { createSearchClient, preload } from '../../../../src/search/client';
import { remember } from '../../../../src/search/client/shards';
import { classPage, shardFiles, sitePage } from '../fixtures';
import { answerFiles, startServer, type TestServer } from '../server';

const current = 'docs-default-current';
const old = 'docs-default-2.7.5';
const catalogFile = '/search/shards.json';
const siteFile = '/search/default.0a1b2c3d.json';
const currentFile = `/search/${current}.0a1b2c3d.json`;

/** A server of its own for every test: what the client has loaded, it keeps by address. */
let server: TestServer;
let files: Map<string, string>;

beforeEach(async () => {
  files = shardFiles({
    default: { records: [sitePage('Statistics')], elsewhere: [] },
    [current]: { records: [classPage('Manager'), classPage('Rest')], elsewhere: [] },
    [old]: { records: [classPage('Structure', { tag: old, version: '2.7.5' })], elsewhere: [] },
  });
  server = await startServer((call) => answerFiles(files)(call));
});

afterEach(() => server.close());

const ask = (query: string, ...tags: string[]) => ({
  indexName: 'magmastream',
  query,
  facetFilters: ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)] as (string | string[])[],
});
/** The files that were asked for, in their order. */
const paths = () => server.calls.map(({ path }) => path);
const cacheControlOf = (file: string) =>
  server.calls.filter(({ path }) => path === file).map(({ headers }) => headers['cache-control']);

function search(...requests: ReturnType<typeof ask>[]) {
  return createSearchClient({ baseUrl: server.address }).searchForHits<{ url: string }>({ requests });
}

test('a call is answered in the order of its requests, from the pages outside the documentation and one version', async () => {
  const { results } = await search(ask('manager', 'default', current), ask('statistics', 'default', current));
  expect(results.map(({ hits }) => hits.map(({ url }) => url))).toEqual([
    ['https://magmastream.com/docs/classes/Manager'],
    ['https://magmastream.com/statistics'],
  ]);
  expect(paths()).toEqual([catalogFile, siteFile, currentFile]);
});

test('each file is loaded once, whatever is asked at the same time or later', async () => {
  await Promise.all([search(ask('manager', current)), search(ask('rest', current)), search(ask('node', current))]);
  await search(ask('manager', current));
  expect(paths().sort()).toEqual([currentFile, siteFile, catalogFile].sort());
});

test('only the list of shards is asked for anew: shards have names that change with their content', async () => {
  await search(ask('manager', current));
  expect([catalogFile, currentFile].map(cacheControlOf)).toEqual([['max-age=0'], [undefined]]);
});

test('a version without a shard is passed over', async () => {
  const { results } = await search(ask('statistics', 'default', 'docs-default-3.0.0'));
  expect(results[0].hits).toHaveLength(1);
});

test('without any shard to search, the call fails', async () => {
  files.set(catalogFile, '{}');
  await expect(search(ask('manager', current))).rejects.toThrow(`shards.json has no shard for ${current}`);
});

test('a question to all versions but one is answered from the shard of that one', async () => {
  const { results } = await search({ ...ask('manager'), facetFilters: ['language:en', `docusaurus_tag:-${old}`] });
  expect(results[0].query).toBe('manager');
  expect(paths()).toContain(`/search/${old}.0a1b2c3d.json`);
});

test.each([
  ['the list is missing', catalogFile, undefined, 'the server answers 404'],
  ['the list is a page, as `npm start` answers', catalogFile, '<!doctype html>', 'a page instead of a search index'],
  ['the list is cut off', catalogFile, '{"default":', 'it is not JSON'],
  ['the list is something else', catalogFile, '[]', 'should be an object'],
  [
    'the list has an entry without a file',
    catalogFile,
    '{"default":{"records":1}}',
    '"default" should have a file name',
  ],
  ['a shard is missing', currentFile, undefined, 'the server answers 404'],
  ['a shard is cut off', currentFile, '{"records":[', 'damaged'],
  ['a shard is a page', currentFile, '\n<html>', 'a page instead of a search index'],
])('when %s, one error names the file, and the next call finds it repaired', async (_what, file, broken, words) => {
  const whole = files.get(file) ?? '';
  if (broken === undefined) files.delete(file);
  else files.set(file, broken);
  const failed = search(ask('manager', current));
  await expect(failed).rejects.toThrow(file);
  await expect(failed).rejects.toThrow(words);
  // DocSearch shows its error screen for this name only.
  await expect(failed).rejects.toMatchObject({ name: 'RetryError' });

  files.set(file, whole);
  const { results } = await search(ask('manager', current));
  expect(results[0].hits).toHaveLength(1);
});

test('a shard that was damaged is not taken from the cache of the browser the next time', async () => {
  const whole = files.get(currentFile) ?? '';
  files.set(currentFile, '{');
  await expect(search(ask('manager', current))).rejects.toThrow(currentFile);
  files.set(currentFile, whole);
  await search(ask('manager', current));
  expect(cacheControlOf(currentFile)).toEqual([undefined, 'no-cache']);
});

test('when the site was built anew while the page was open, the next call asks for the new names', async () => {
  await search(ask('statistics', 'default'));
  const renamed = '/search/new.json';
  files.set(renamed, files.get(currentFile) ?? '').delete(currentFile);
  files.set(catalogFile, (files.get(catalogFile) ?? '').replace(`${current}.0a1b2c3d.json`, 'new.json'));
  await expect(search(ask('manager', current))).rejects.toThrow(currentFile);
  await search(ask('manager', current));
  expect(paths()).toContain(renamed);
});

test('without a network, the error names the file', async () => {
  await server.close();
  await expect(search(ask('manager', current))).rejects.toThrow(
    `${server.address}search/shards.json could not be loaded`,
  );
});

test('after preloading, a search asks for nothing more, even without a network', async () => {
  await preload({ baseUrl: server.address }, ['default', current]);
  await server.close();
  const { results } = await search(ask('manager', 'default', current));
  expect(results[0].hits).toHaveLength(1);
});

test('preloading rejects when it cannot, and does nothing for hosted search', async () => {
  files.delete(catalogFile);
  await expect(preload({ baseUrl: server.address }, [current])).rejects.toThrow(catalogFile);
  const calls = server.calls.length;
  await preload({ baseUrl: server.address, hosted: { appId: 'APP', apiKey: 'key' } }, [current]);
  expect(server.calls).toHaveLength(calls);
});

test('what is no search is refused as Algolia refuses what it does not know', async () => {
  const call = createSearchClient({ baseUrl: server.address }).customPost({ path: '1/indexes/magmastream/facets' });
  await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});

test('when the code of the engine cannot be loaded, the error says so, and DocSearch knows it as one of its own', async () => {
  jest.resetModules();
  jest.doMock('../../../../src/search/engine', () => {
    throw new Error('Loading chunk 12 failed.');
  });
  const fresh = await import('../../../../src/search/client');
  const failed = fresh.createSearchClient({ baseUrl: server.address }).search({ requests: [ask('manager', current)] });
  await expect(failed).rejects.toMatchObject({
    name: 'RetryError',
    message: 'The code of search could not be loaded: Loading chunk 12 failed.',
  });
});

test('the late failure of a load that was forgotten leaves the newer one alone', async () => {
  const fails: ((error: Error) => void)[] = [];
  const load = jest.fn(() => new Promise<string>((_resolve, reject) => void fails.push(reject)));
  const remembered = remember(load);
  const older = remembered.get('a');
  remembered.forget('a');
  const newer = remembered.get('a');
  fails[0](new Error('offline'));
  await expect(older).rejects.toThrow('offline');
  expect(remembered.get('a')).toBe(newer);
  expect(load).toHaveBeenCalledTimes(2);
});
