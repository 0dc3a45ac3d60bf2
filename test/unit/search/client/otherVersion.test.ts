import type { LiteClient } from 'algoliasearch/lite';
import { askOtherVersions, askVersions, betterElsewhere, othersFor } from '../../../../src/search/client/otherVersion';
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

test('other versions are asked the same question: the filters of the version are turned around, all others kept', () => {
  const kept = { query: 'structure', attributesToRetrieve: ['url'] };
  const facetFilters = ['language:en', ['docusaurus_tag:default', `docusaurus_tag:${tag}`]];
  expect(askOtherVersions({ ...kept, facetFilters, hitsPerPage: 100, page: 3 }, ['default', tag])).toEqual({
    ...kept,
    facetFilters: ['language:en', ...negated],
    hitsPerPage: 10,
    page: 0,
  });
  for (const filters of [undefined, [`docusaurus_tag:${tag}`]])
    expect(askOtherVersions({ query: 'structure', facetFilters: filters }, [tag]).facetFilters).toEqual(negated);
});

test.each([
  ['Structure', ['Structure', 'structure', 'structure(']],
  ['setGain', ['Player.setGain', 'player#setGain', 'player set gain', 'setGain']],
])('what another version has is named %s by each of %j', (name, queries) => {
  const named = queries.map((query) => betterElsewhere(query, [hit('Manager', '2.8.7'), section], elsewhere)?.name);
  expect(named).toEqual(queries.map(() => name));
});

test('of several versions the newest is chosen, by number', () => {
  expect(betterElsewhere('structure', [], elsewhere)?.version).toBe('2.10.0');
});

test('nothing is better elsewhere when the version searched has what is named', () => {
  expect(betterElsewhere('create', [hit('create', '2.8.7', 'Manager')], [hit('create', '2.6.1')])).toBeUndefined();
});

test.each([
  ['half of an identifier', 'struct'],
  ['words beside it', 'structure of a track'],
  ['another owner', 'Node.setGain'],
  ['no letters at all', '#()'],
  ['nothing', ''],
])('%s names nothing', (_what, query) => {
  expect(betterElsewhere(query, [], elsewhere)).toBeUndefined();
});

test.each([
  ['the engine in the page answers both at once', othersFor(false), 1, [2], '2.10.0'],
  ['hosted search is asked once when the version has something', othersFor(true), 1, [1], undefined],
  ['hosted search is asked about the others when the version has nothing', othersFor(true), 0, [1, 1], '2.10.0'],
  ['no other version is asked', 'never' as const, 0, [1], undefined],
])('%s', async (_what, askOthers, count, questions, version) => {
  const search = jest.fn(({ requests }: { requests: SearchRequest[] }) => {
    const found = requests.map(({ facetFilters }) =>
      facetFilters?.includes(negated[1]) ? elsewhere : [section].slice(0, count),
    );
    return Promise.resolve({ results: found.map((hits) => ({ hits, nbHits: hits.length })) });
  });
  const request = { query: 'structure', facetFilters: [[`docusaurus_tag:${tag}`]] };
  const answer = await askVersions({ search } as unknown as LiteClient, request, [tag], askOthers);
  expect(search.mock.calls.map(([{ requests }]) => requests.length)).toEqual(questions);
  expect(answer.response.results[0]).toBe(answer.here);
  expect([answer.here.nbHits, answer.elsewhere?.version]).toEqual([count, version]);
});
