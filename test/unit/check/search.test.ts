import { type PlacedQuery, readQueries } from '../../../src/check/queries';
import { checkSearch, openIndex } from '../../../src/check/search';
import { writeIndex } from '../../../src/search/build/write';
import { classPage, current, sectionsOf, sitePage } from '../search/fixtures';
import { temporaryFolder } from '../temporary';

const build = temporaryFolder();
const methods = ['setVolume(level)', 'seek(position)'].map((title) => ({ title, kind: 'method' }));

beforeEach(() => {
  writeIndex(build, [
    ...sectionsOf('default', sitePage('Statistics')),
    ...sectionsOf(current, classPage('Player', 'docs', ...methods)),
    ...sectionsOf('docs-default-2.7.5', classPage('BuildUnresolved', 'docs/2.7.5')),
  ]);
});

const ask = (query: string, ...wants: string[]): PlacedQuery => ({
  ...{ query, wants, kind: 'identifier' },
  ...{ file: 'queries.json', line: 3 },
});
const volume = ask('setVolume', '/docs/classes/Player#setVolume');
const nine = Array<PlacedQuery>(9).fill(volume);
const check = (...queries: PlacedQuery[]) => checkSearch(openIndex(build, '/', current), queries);
const messages = (...queries: PlacedQuery[]) => check(...queries).problems.map(({ message }) => message);

test('the check counts queries that find an expected section', () => {
  const either = ask('seek', '/statistics', '/docs/classes/Player#seek');
  expect(check(volume, ask('player', '/docs/classes/Player'), either)).toEqual({ first: 3, five: 3, problems: [] });
  expect(
    checkSearch(openIndex(build, '/docs/', current), [ask('setVolume', '/classes/Player#setVolume')]).problems,
  ).toEqual([]);
});

test('the check reports a query that finds other sections', () => {
  const message = expect.stringMatching(
    /^“setVolume” should lead to \/statistics, but the first results are \/docs\/classes\/Player#setVolume/,
  ) as string;
  const problems = [{ file: 'queries.json', line: 3, message }];
  expect(check(...nine, ask('setVolume', '/statistics'))).toEqual({ first: 9, five: 9, problems });
});

test('the check fails if fewer than 85 % of the queries find an expected section first', () => {
  const second = ask('player', '/docs/classes/Player#setVolume');
  expect(check(...nine.slice(3), second)).toEqual({ first: 6, five: 7, problems: [] });
  expect(messages(...nine.slice(4), second)).toEqual([
    expect.stringMatching(/^the first result is a wanted one for 5 of 6 queries, .* 85 %. Later: “player” \([23]\)$/),
  ]);
});

test.each(['/docs/classes/Player#loudness', '/docs/classes/Gone'])(
  'the check reports %s, which is not in the index',
  (path) => {
    const message = `“setVolume” wants ${path}, which is not in the search index`;
    expect(messages({ ...volume, wants: [...volume.wants, path] })).toEqual([message]);
  },
);

describe('readQueries', () => {
  const line = '{ "query": "a", "wants": ["/b"], "kind": "words" }';
  const read = (text: string) => readQueries(text, 'queries.json');

  it('the list has the line of each query', () => {
    const all = read(`[\n  ${line},\n  ${line.replace('"a"', '"say \\"a\\""')}\n]\n`);
    expect(all).toMatchObject([
      { query: 'a', file: 'queries.json', line: 2 },
      { query: 'say "a"', line: 3 },
    ]);
  });

  it.each([
    [`[\n  ${line},\n]`, /queries\.json: line 2, column \d+: JSON does not support trailing commas/],
    ['[1]', /queries\.json: .*expected object.*at \[0\]/s],
    [`[${line}, ${line.replace('"a"', '" "')}]`, /should contain a word.*at \[1\]\.query/s],
    [`[${line.replace('words', 'poem')}]`, /expected one of "identifier"\|"half".*at \[0\]\.kind/s],
    [`[${line.replace('"/b"', '"/b", "/c"')}]`, /several paths need a "why"/],
  ])('the reader rejects %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason);
  });
});
