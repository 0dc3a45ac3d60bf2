import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type PlacedQuery, queriesOf, queryKinds, readQueries } from '../../../src/check/queries';
import { checkSearch, dialogRequest } from '../../../src/check/search';
import { currentVersion, versions } from '../../../src/config/versions';
import type { OutlinePage } from '../../../src/search/build/outline';
import { temporaryFolder, writeFile } from '../temporary';
import { classPage, current, shardFiles, sitePage } from '../search/fixtures';

const root = join(__dirname, '../../..');

const methods = ['setVolume(level)', 'seek(position)'].map((title) => ({ level: 2, title, kind: 'method' as const }));
const player: OutlinePage = { ...classPage('Player'), sections: [...classPage('Player').sections, ...methods] };

const build = temporaryFolder();
beforeEach(() => {
  writeBuild({
    default: [sitePage('Statistics')],
    [current]: [player],
    'docs-default-2.7.5': [classPage('BuildUnresolved', 'docs/2.7.5')],
  });
});

function writeBuild(shards: Record<string, OutlinePage[]>) {
  for (const [path, text] of shardFiles(shards)) writeFile(join(build, path), text);
}

const asks = (query: string, ...wants: string[]): PlacedQuery => ({
  ...{ query, wants, kind: 'identifier' },
  ...{ file: 'queries.json', line: 3 },
});
const volume = asks('setVolume', '/docs/classes/Player#setVolume');
const nine = Array<PlacedQuery>(9).fill(volume);
const check = (...queries: PlacedQuery[]) => checkSearch(build, '/', queries, current);
const messages = (...queries: PlacedQuery[]) => check(...queries).problems.map(({ message }) => message);

test('a search that leads where its readers want, to any of several addresses, has no problem, and is counted', () => {
  const either = asks('seek', '/statistics', '/docs/classes/Player#seek');
  expect(check(volume, asks('player', '/docs/classes/Player'), either)).toEqual({ first: 3, five: 3, problems: [] });
  // Below the base address.
  const mounted = asks('setVolume', '/classes/Player#setVolume');
  expect(checkSearch(build, '/docs/', [mounted], current).problems).toEqual([]);
});

test('a query that leads elsewhere is a problem that says what was wanted and what came', () => {
  const message = expect.stringMatching(
    /^“setVolume” should lead to \/statistics, but the first results are \/docs\/classes\/Player#setVolume/,
  ) as string;
  const problems = [{ file: 'queries.json', line: 3, message }];
  expect(check(...nine, asks('setVolume', '/statistics'))).toEqual({ first: 9, five: 9, problems });
});

test('a query that finds nothing is a problem, even if another version has what it names', () => {
  const [message] = messages(asks('BuildUnresolved', '/docs/classes/Player'));
  expect(message).toBe('“BuildUnresolved” should lead to /docs/classes/Player, but nothing is found');
});

test('three queries in twenty may have their answer second, and no more', () => {
  const second = asks('player', '/docs/classes/Player#setVolume');
  expect(check(...nine.slice(3), second)).toEqual({ first: 6, five: 7, problems: [] });
  expect(messages(...nine.slice(4), second)).toEqual([
    expect.stringMatching(/^what was wanted comes first for 5 of 6 queries, .* 85 %; later: “player” \([23]\.\)$/),
  ]);
});

test('one query in fifty may lead elsewhere, and no more', () => {
  const elsewhere = asks('setVolume', '/statistics');
  const many = Array<PlacedQuery>(49).fill(volume);
  expect(check(...many, elsewhere)).toEqual({ first: 49, five: 49, problems: [] });
  expect(messages(...many.slice(1), elsewhere)).toEqual([expect.stringMatching(/should lead to \/statistics/)]);
});

test.each(['/docs/classes/Player#loudness', '/docs/classes/Gone'])(
  '%s, to which no search can lead, is named',
  (gone) => {
    const message = `“setVolume” wants ${gone}, which is not in the search index`;
    expect(messages({ ...volume, wants: [...volume.wants, gone] })).toEqual([message]);
  },
);

test('a build without the shard of the version is refused', () => {
  writeBuild({ default: [] });
  expect(() => check(volume)).toThrow(`no search index for ${current}`);
});

test('a query is asked as the dialog asks it: cut off, in one version and the pages of all', () => {
  expect(dialogRequest('x'.repeat(70), current)).toMatchObject({
    query: 'x'.repeat(64),
    facetFilters: ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${current}`]],
    hitsPerPage: 20,
  });
});

describe('a file of queries', () => {
  const line = '{ "query": "a", "wants": ["/b"], "kind": "words" }';
  const read = (text: string) => readQueries(text, 'queries.json');

  it('gives each its line', () => {
    const all = read(`[\n  ${line},\n  ${line.replace('"a"', '"say \\"a\\""')}\n]\n`);
    expect(all).toMatchObject([
      { query: 'a', file: 'queries.json', line: 2 },
      { query: 'say "a"', line: 3 },
    ]);
  });

  it.each([
    [`[\n  ${line},\n]`, /queries\.json: line 3, column 1: .*"]"/],
    ['{}', /queries\.json: .*expected array/],
    ['[]', /queries\.json: .*expected array to have >=1 items/],
    ['[1]', /queries\.json: .*expected object.*at \[0\]/s],
    [`[${line}, ${line.replace('"a"', '" "')}]`, /should be what a reader types.*at \[1\]\.query/s],
    [`[${line.replace('/b', 'b')}]`, /must start with "\/".*at \[0\]\.wants/s],
    [`[${line.replace('["/b"]', '[]')}]`, /expected array to have >=1 items.*at \[0\]\.wants/s],
    [`[${line.replace('words', 'poem')}]`, /expected one of "identifier"\|"half".*at \[0\]\.kind/s],
    [`[${line.replace('"/b"', '"/b", "/c"')}]`, /several addresses need a "why"/],
  ])('is refused with a reason: %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});

describe('the queries of the site', () => {
  const asked = versions
    .map(({ version }) => [version, queriesOf(root, version)] as const)
    .filter(([, { length }]) => length > 0);

  it('are asked of the current version and of older ones', () => {
    expect(asked[0][0]).toBe(currentVersion.version);
    expect(asked.length).toBeGreaterThan(1);
  });

  it.each(asked)('are of every kind, and enough to judge by: %s', (version, queries) => {
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.length).toBeGreaterThanOrEqual(version === currentVersion.version ? 70 : 20);
    expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(queryKinds));
  });

  it('stand nowhere in the code that answers them', () => {
    const code = readdirSync(join(root, 'src/search'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(root, 'src/search', file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''))
      .join('\n');
    const queries = asked.flatMap(([, all]) => all);
    const telling = queries.filter(({ query, kind }) => kind === 'typo' || query.includes(' '));
    expect(telling.filter(({ query }) => code.includes(query))).toEqual([]);
  });
});
