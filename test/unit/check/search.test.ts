import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkSearch } from '../../../src/check/search';
import { dialogRequest } from '../../../src/check/search/ask';
import { type PlacedQuery, queriesOf, queryKinds, readQueries } from '../../../src/check/search/queries';
import { packShard } from '../../../src/search/shard';
import type { SearchRecord } from '../../../src/search/types';

const tag = 'docs-default-current';
const base = '/mounted/';

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'searched-'));
  write('docs/classes/Player.html', '<h1>Player</h1><h3 id=setVolume>setVolume</h3><h3 id=seek>seek</h3>');
  write('docs/getting-started/index.html', '<h1>Getting started</h1>');
  writeShards({
    default: [],
    [tag]: [
      record({ name: 'Player', path: 'docs/classes/Player' }),
      record({ name: 'setVolume', path: 'docs/classes/Player#setVolume' }),
      record({ name: 'seek', path: 'docs/classes/Player#seek' }),
    ],
    'docs-default-2.7.5': [
      record({ name: 'buildUnresolved', path: 'docs/2.7.5/x', docusaurus_tag: 'docs-default-2.7.5' }),
    ],
  });
});
afterEach(() => rmSync(build, { recursive: true }));

function write(path: string, content: string) {
  mkdirSync(dirname(join(build, path)), { recursive: true });
  writeFileSync(join(build, path), content);
}

function record({ name, path, ...rest }: { name: string; path: string } & Partial<SearchRecord>): SearchRecord {
  const [page, anchor = null] = path.split('#');
  const isPage = anchor === null;
  const url = `https://example.com${base}${page}`;
  return {
    objectID: `${page}#${anchor ?? ''}`,
    url: isPage ? url : `${url}#${anchor}`,
    url_without_anchor: url,
    anchor,
    type: isPage ? 'lvl1' : 'lvl2',
    hierarchy: {
      ...{ lvl0: 'Classes', lvl1: isPage ? name : 'Player', lvl2: isPage ? null : name },
      ...{ lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    },
    content: null,
    language: 'en',
    docusaurus_tag: tag,
    version: '2.8.7',
    kind: isPage ? 'class' : 'method',
    name,
    owner: isPage ? null : 'Player',
    position: 0,
    ...rest,
  };
}

function writeShards(shards: Record<string, SearchRecord[]>) {
  const list = Object.entries(shards).map(([name, records]) => {
    write(`search/${name}.1.json`, packShard({ records, elsewhere: [] }));
    return [name, { file: `${name}.1.json`, records: records.length }];
  });
  write('search/shards.json', JSON.stringify(Object.fromEntries(list)));
}

const asks = (query: string, ...wants: [string, ...string[]]): PlacedQuery => ({
  ...{ query, wants, kind: 'identifier' },
  ...{ file: 'queries.json', line: 3 },
});
const volume = asks('setVolume', '/docs/classes/Player#setVolume');
const check = (...queries: PlacedQuery[]) => checkSearch(build, base, queries, tag);
const messages = (...queries: PlacedQuery[]) => check(...queries).problems.map(({ message }) => message);

describe('a search that leads where its readers want', () => {
  it('has no problem, and is counted', () => {
    const page = asks('player', '/docs/classes/Player');
    expect(check(volume, page)).toEqual({ first: 2, five: 2, problems: [] });
  });

  it('may lead to any of several addresses', () => {
    expect(messages(asks('seek', '/docs/getting-started', '/docs/classes/Player#seek'))).toEqual([]);
  });
});

describe('a query that leads elsewhere', () => {
  it('is a problem that says what was wanted and what came', () => {
    const wrong = asks('setVolume', '/docs/getting-started');
    expect(check(...Array<PlacedQuery>(9).fill(volume), wrong)).toEqual({
      first: 9,
      five: 9,
      problems: [
        {
          file: 'queries.json',
          line: 3,
          message: expect.stringMatching(
            /^“setVolume” should lead to \/docs\/getting-started, but the first results are \/docs\/classes\/Player#setVolume/,
          ) as string,
        },
      ],
    });
  });

  it('says so where nothing comes, and does not find what only another version has', () => {
    expect(messages(asks('buildUnresolved', '/docs/classes/Player'))[0]).toBe(
      '“buildUnresolved” should lead to /docs/classes/Player, but nothing is found',
    );
  });

  it('counts towards the tenth that may be second, and no further', () => {
    const second = asks('player', '/docs/classes/Player#setVolume');
    const nine = Array<PlacedQuery>(9).fill(volume);
    expect(check(...nine, second)).toEqual({ first: 9, five: 10, problems: [] });
    expect(messages(...nine.slice(1), second)).toEqual([
      expect.stringMatching(/^what was wanted comes first for 8 of 9 queries, .* 90 %; later: “player” \([23]\.\)$/),
    ]);
  });

  it('is told apart from an address that does not exist', () => {
    const gone = (address: string) => messages(asks('setVolume', '/docs/classes/Player#setVolume', address));
    expect(gone('/docs/classes/Player#loudness')).toEqual([
      '“setVolume” wants /docs/classes/Player#loudness, which the build does not have',
    ]);
    expect(gone('/docs/classes/Gone')).toEqual(['“setVolume” wants /docs/classes/Gone, which the build does not have']);
    expect(gone('/docs/getting-started')).toEqual([]);
  });
});

describe('a build', () => {
  it('without shards is a problem', () => {
    rmSync(join(build, 'search'), { recursive: true });
    const { first, five, problems } = check(volume);
    expect([first, five]).toEqual([0, 0]);
    expect(problems[0].message).toMatch(/search\/shards\.json is missing: the build made no search index$/);
  });

  it('without the shard of the version is a problem', () => {
    writeShards({ default: [] });
    expect(messages(volume)[0]).toMatch(/has no shard for docs-default-current$/);
  });

  it('with a damaged shard is a problem that names the file', () => {
    write(`search/${tag}.1.json`, '{"records":[');
    expect(messages(volume)[0]).toContain(`${tag}.1.json`);
  });
});

test('a query is asked as the dialog asks it: cut off, in one version and the pages of all', () => {
  expect(dialogRequest('x'.repeat(70), tag)).toMatchObject({
    query: 'x'.repeat(64),
    facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]],
    hitsPerPage: 20,
  });
});

describe('a file of queries', () => {
  const line = '{ "query": "a", "wants": ["/b"], "kind": "words" }';
  const read = (text: string) => readQueries(text, 'queries.json');

  it('gives each its line', () => {
    const text = `[\n  ${line},\n  ${line.replace('"a"', '"say \\"a\\""')}\n]\n`;
    expect(read(text).map(({ query, file, line: at }) => [query, file, at])).toEqual([
      ['a', 'queries.json', 2],
      ['say "a"', 'queries.json', 3],
    ]);
  });

  it.each([
    [`[\n  ${line},\n]`, 'queries.json: line 3, column 1: not JSON, unexpected "]"'],
    ['{}', 'queries.json should be a list of queries'],
    ['[1]', 'queries.json, query 1: it should be an object'],
    [`[${line}, ${line.replace('"a"', '" "')}]`, 'queries.json, query 2: "query" should be what a reader types'],
    [`[${line.replace('/b', 'b')}]`, 'queries.json, query 1: "wants" should list addresses that begin with a slash'],
    [`[${line.replace('["/b"]', '[]')}]`, 'queries.json, query 1: "wants" should list addresses'],
    [`[${line.replace('words', 'poem')}]`, 'queries.json, query 1: "kind" should be one of identifier, half'],
    [`[${line.replace('"/b"', '"/b", "/c"')}]`, 'queries.json, query 1: several addresses need a "why"'],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});

describe('the queries of the site', () => {
  const root = join(__dirname, '../../..');

  it.each([
    ['2.8.7', 70],
    ['2.7.5', 20],
  ])('are of every kind, and enough to judge by: %s', (version, enough) => {
    const queries = queriesOf(root, version);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(enough);
    expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(queryKinds));
  });

  it('stand nowhere in the code that answers them', () => {
    const code = readdirSync(join(root, 'src/search'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, 'src/search', file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''))
      .join('\n');
    const telling = ['2.8.7', '2.7.5']
      .flatMap((version) => queriesOf(root, version))
      .filter(({ query, kind }) => kind === 'typo' || query.includes(' '));
    expect(telling.map(({ query }) => query).filter((query) => code.includes(query))).toEqual([]);
  });

  it('are none for a version without a file', () => {
    expect(queriesOf(root, '0.0.0')).toEqual([]);
  });
});
