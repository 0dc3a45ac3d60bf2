import { createSearchClient, preload } from '../../../../src/search/client';
import { remember } from '../../../../src/search/client/shards';
import { shardsTag } from '../../../../src/search/client/pageShards';
import { classPage, current, shardFiles, sitePage } from '../fixtures';
import { startServer, type TestServer } from '../server';
import { started } from '../startEngine';

const old = 'docs-default-2.7.5';
const catalogFile = '/search/shards.json';
const [siteFile, currentFile, oldFile] = ['default', current, old].map((tag) => `/search/${tag}.0a1b2c3d.json`);

/** The page that is searched from: what it names is `shardsTag`'s, if anything. */
let content: string | undefined;
Object.assign(globalThis, { document: { querySelector: () => (content === undefined ? null : { content }) } });

/** A server of its own for every test: what the client has loaded, it keeps by address. */
let server: TestServer;
let files: Map<string, string>;
/** What the server answers in place of a file: a text, or a status. */
let broken: Map<string, string | number>;

beforeEach(async () => {
  content = undefined;
  files = shardFiles({
    default: [sitePage('Statistics')],
    [current]: [classPage('Manager'), classPage('Rest')],
    [old]: [classPage('Structure', 'docs/2.7.5')],
  });
  broken = new Map();
  server = await startServer(({ path }) => {
    const answer = broken.get(path) ?? files.get(path) ?? 404;
    return typeof answer === 'number' ? { status: answer, body: '' } : { body: answer };
  });
});

afterEach(() => server.close());

/** A query and the tag of the version that is searched, as the dialog and the search page ask. */
const ask = (query: string, tag: string) => ({
  indexName: 'magmastream',
  query,
  facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]] as (string | string[])[],
});

/** The addresses that each request finds. */
async function search(...requests: ReturnType<typeof ask>[]): Promise<string[][]> {
  const client = createSearchClient({ baseUrl: server.address });
  const { results } = await client.searchForHits<{ url: string }>({ requests });
  return results.map(({ hits }) => hits.map(({ url }) => url.replace('https://magmastream.com/', '')));
}

const searchManager = () => search(ask('manager', current));
const manager = [['docs/classes/Manager']];

/** The files that were asked for, in their order, and how one of them was. */
const paths = () => server.calls.map(({ path }) => path);
const cacheControlOf = (file: string) =>
  server.calls.filter(({ path }) => path === file).map(({ headers }) => headers['cache-control']);

test('a call is answered in the order of its requests, from the pages outside the documentation and one version', async () => {
  expect(await search(ask('manager', current), ask('statistics', current))).toEqual([...manager, ['statistics']]);
  expect(paths()).toEqual([catalogFile, siteFile, currentFile]);
});

test('each file is loaded once, whatever is asked, and only the list anew: the names of shards change with them', async () => {
  await Promise.all([searchManager(), search(ask('rest', current)), search(ask('node', current))]);
  await searchManager();
  expect(paths().sort()).toEqual([currentFile, siteFile, catalogFile].sort());
  expect([catalogFile, currentFile].map(cacheControlOf)).toEqual([['max-age=0'], [undefined]]);
});

test('a version without a shard is passed over', async () => {
  expect(await search(ask('statistics', 'docs-default-3.0.0'))).toEqual([['statistics']]);
});

test('without any shard to search, the call fails', async () => {
  files.set(catalogFile, '{}');
  await expect(searchManager()).rejects.toThrow(`shards.json has no shard for default, ${current}`);
});

test('a question to all versions but one is answered from the shard of that one', async () => {
  const facetFilters = ['language:en', `docusaurus_tag:-${old}`];
  expect(await search({ ...ask('structure', old), facetFilters })).toEqual([[]]);
  expect(paths()).toContain(oldFile);
});

test('one engine answers whoever asks about the same pages, however they are named', async () => {
  const { count } = started;
  const facetFilters = ['language:en', `docusaurus_tag:-${current}`];
  await Promise.all([searchManager(), preload({ baseUrl: server.address }, [current])]);
  await search({ ...ask('manager', current), facetFilters });
  expect(started.count).toBe(count + 1);
});

test.each([
  ['the list is missing', catalogFile, 404, 'the server answers 404'],
  ['the list fails at the host', catalogFile, 503, 'the server answers 503'],
  ['the list is a page, as `npm start` answers', catalogFile, '<!doctype html>', 'a page instead of a search index'],
  ['the list is empty', catalogFile, '', 'it is not JSON'],
  ['the list is cut off', catalogFile, '{"default":', 'it is not JSON'],
  ['the list is something else', catalogFile, '[]', 'should be an object'],
  ['the list has no file for a tag', catalogFile, '{"default":{"records":1}}', '"default" should have a file name'],
  ['a shard is missing', currentFile, 404, 'the server answers 404'],
  ['a shard fails at the host', currentFile, 503, 'the server answers 503'],
  ['a shard is empty', currentFile, '', 'damaged'],
  ['a shard is cut off', currentFile, '{"records":[', 'damaged'],
  ['a shard is JSON of something else', currentFile, '{"records":7}', 'damaged'],
  ['a shard is a page', currentFile, '\n<html>', 'a page instead of a search index'],
])('when %s, one error names the file, and the next call finds it repaired', async (_what, file, answer, words) => {
  broken.set(file, answer);
  const failed = searchManager();
  await expect(failed).rejects.toThrow(file);
  await expect(failed).rejects.toThrow(words);
  // DocSearch shows its error screen for this name only.
  await expect(failed).rejects.toMatchObject({ name: 'RetryError' });
  broken.clear();
  expect(await searchManager()).toEqual(manager);
  // What was damaged must not come from the cache of the browser.
  if (file === currentFile) expect(cacheControlOf(file)).toEqual([undefined, 'no-cache']);
});

test('when the site was built anew while the page was open, the next call asks for the new names', async () => {
  await search(ask('statistics', old));
  const renamed = '/search/new.json';
  files.set(renamed, files.get(currentFile) ?? '').delete(currentFile);
  files.set(catalogFile, (files.get(catalogFile) ?? '').replace(`${current}.0a1b2c3d.json`, 'new.json'));
  await expect(searchManager()).rejects.toThrow(currentFile);
  await searchManager();
  expect(paths()).toContain(renamed);
});

describe('in a page that names shards', () => {
  const texts = '/search/texts/docs-default-current.0a1b2c3d.json';

  beforeEach(() => {
    const entry = (tag: string) => ({ file: `${tag}.0a1b2c3d.json`, texts: `texts/${tag}.0a1b2c3d.json`, records: 1 });
    const list = { default: entry('default'), [current]: entry(current), [old]: entry(old) };
    content = /content="(.*?)"/.exec(shardsTag({ meta: new Map([['docusaurus_tag', current]]) }, list))?.[1];
  });

  test('the list is not asked for, as long as these are searched', async () => {
    const client = createSearchClient({ baseUrl: server.address, isQuick: true });
    await client.searchForHits({ requests: [ask('manager', current)] });
    expect(paths().sort()).toEqual([currentFile, siteFile].sort());
    await client.searchForHits({ requests: [ask('structure', old)] });
    expect(paths()).toEqual(expect.arrayContaining([catalogFile, oldFile]));
  });

  test('when the site was built anew since, the list says the new names', async () => {
    files.set('/search/new.json', files.get(currentFile) ?? '').delete(currentFile);
    files.set(catalogFile, (files.get(catalogFile) ?? '').replace(`${current}.0a1b2c3d.json`, 'new.json'));
    expect(await searchManager()).toEqual(manager);
    expect(paths()).toEqual(expect.arrayContaining([currentFile, texts, catalogFile, '/search/new.json']));
  });
});

test('without a network, the error names the file', async () => {
  await server.close();
  const message = expect.stringContaining(`${server.address}search/shards.json could not be loaded`) as string;
  await expect(searchManager()).rejects.toMatchObject({ name: 'RetryError', message });
});

test('preloading loads all that a search needs, rejects when it cannot, and does nothing for hosted search', async () => {
  await preload({ baseUrl: server.address, hosted: { appId: 'APP', apiKey: 'key' } }, [current]);
  expect(paths()).toEqual([]);
  broken.set(catalogFile, 404);
  await expect(preload({ baseUrl: server.address }, [current])).rejects.toThrow(catalogFile);
  broken.clear();
  await preload({ baseUrl: server.address }, ['default', current]);
  await server.close();
  expect(await searchManager()).toEqual(manager);
});

test('a quick client answers from the headings while they are all that is there, says so, and waits for texts otherwise', async () => {
  const texts = '/search/texts/current.0a1b2c3d.json';
  files.set(texts, JSON.stringify(['Owns your nodes.', '']));
  files.set(
    catalogFile,
    (files.get(catalogFile) ?? '').replace(`${current}.0a1b2c3d.json"`, '$&,"texts":"texts/current.0a1b2c3d.json"'),
  );
  const client = createSearchClient({ baseUrl: server.address, isQuick: true });
  const find = async (query: string) => {
    const { results } = await client.searchForHits<{ url: string }>({ requests: [ask(query, current)] });
    return [results[0].hits.length, results[0].exhaustiveNbHits];
  };
  expect(await find('manager')).toEqual([1, false]);
  expect(paths()).not.toContain(texts);
  for (const [answer, words] of [
    ['{}', 'it is no list of texts'],
    ['["One text"]', 'it has 1 texts for 2 headings'],
  ]) {
    broken.set(texts, answer);
    await expect(find('nodes')).rejects.toThrow(words);
  }
  broken.clear();
  expect(await find('nodes')).toEqual([1, true]);
  expect(await find('manager')).toEqual([1, true]);
});

test('what is no search is refused as Algolia refuses what it does not know', async () => {
  const call = createSearchClient({ baseUrl: server.address }).customPost({ path: '1/indexes/magmastream/facets' });
  await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 404 });
});

test('when the code of the engine cannot be loaded, the error says so, and DocSearch knows it as one of its own', async () => {
  jest.resetModules();
  const read = () => Promise.reject(new Error('its file did not arrive'));
  jest.doMock('../../../../src/search/client/startEngine', () => ({ startEngine: () => ({ read, end: jest.fn() }) }));
  const fresh = await import('../../../../src/search/client');
  const failed = fresh.createSearchClient({ baseUrl: server.address }).search({ requests: [ask('manager', current)] });
  await expect(failed).rejects.toMatchObject({
    name: 'RetryError',
    message: 'The code of search could not be loaded: its file did not arrive',
  });
});

test('the late failure of a load that was forgotten leaves the newer one alone', async () => {
  const fails: ((error: Error) => void)[] = [];
  const remembered = remember(() => new Promise<string>((_resolve, reject) => void fails.push(reject)));
  const older = remembered.get('a');
  remembered.forget('a');
  const newer = remembered.get('a');
  fails[0](new Error('offline'));
  await expect(older).rejects.toThrow('offline');
  expect(remembered.get('a')).toBe(newer);
  expect(fails).toHaveLength(2);
});
