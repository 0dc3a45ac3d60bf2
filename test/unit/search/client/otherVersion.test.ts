import type { LiteClient } from 'algoliasearch/lite';
import { askVersions, betterElsewhere } from '../../../../src/search/client/otherVersion';
import type { Hit, SearchRequest } from '../../../../src/search/engine/protocol';

const tag = 'docs-default-current';
const negated = ['docusaurus_tag:-default', `docusaurus_tag:-${tag}`];

const hit = (name: string, version: string, owner: string | null = null): Hit => ({
  objectID: `${version}/${owner ?? ''}#${name}`,
  name,
  owner,
  version,
});
const section: Hit = { objectID: 'a-guide' };
const elsewhere = [hit('Structure', '2.7.5'), hit('Structure', '2.10.0'), hit('setGain', '2.6.1', 'Player'), section];

test.each([
  ['Structure', ['Structure', 'structure', 'structure(']],
  ['setGain', ['Player.setGain', 'player#setGain', 'player set gain', 'setGain']],
])('betterElsewhere finds %s for each of %j', (name, queries) => {
  const named = queries.map((query) => betterElsewhere(query, [hit('Manager', '2.8.7'), section], elsewhere)?.name);
  expect(named).toEqual(queries.map(() => name));
});

test('betterElsewhere returns nothing if the searched version has the name', () => {
  expect(betterElsewhere('create', [hit('create', '2.8.7', 'Manager')], [hit('create', '2.6.1')])).toBeUndefined();
});

test.each([
  ['half of an identifier', 'struct'],
  ['an identifier among other words', 'structure of a track'],
  ['another owner', 'Node.setGain'],
  ['a query without letters', '#()'],
])('betterElsewhere returns a hit for %s only if the searched version has none', (_what, query) => {
  expect(betterElsewhere(query, [section], elsewhere)).toBeUndefined();
  expect(betterElsewhere(query, [], elsewhere)).toBe(elsewhere[0]);
});

test.each([
  ['embedded search answers both requests at once', false, 0, 1, [2], '2.10.0'],
  ['embedded search skips other versions after the first page', false, 1, 1, [1], undefined],
  ['hosted search sends one request if the version has hits', true, 0, 1, [1], undefined],
  ['hosted search sends a second request if the version has no hits', true, 0, 0, [1, 1], '2.10.0'],
])('%s', async (_what, isHosted, page, count, questions, version) => {
  const search = jest.fn(({ requests }: { requests: SearchRequest[] }) => {
    const found = requests.map(({ facetFilters }) =>
      facetFilters?.includes(negated[1]) ? elsewhere : [section].slice(0, count),
    );
    return Promise.resolve({ results: found.map((hits) => ({ hits, nbHits: hits.length })) });
  });
  const request = { query: 'structure', page, facetFilters: [[`docusaurus_tag:${tag}`]] };
  const answer = await askVersions({ search } as unknown as LiteClient, request, [tag], isHosted);
  expect(search.mock.calls.map(([{ requests }]) => requests.length)).toEqual(questions);
  expect(answer.response.results[0]).toBe(answer.here);
  expect([answer.here.nbHits, answer.elsewhere?.version]).toEqual([count, version]);
});
