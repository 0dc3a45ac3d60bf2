import type { LiteClient } from 'algoliasearch/lite';
import { askVersions, betterElsewhere } from '../../../../src/search/client/otherVersion';
import type { Hit, SearchRequest } from '../../../../src/search/engine/protocol';

const tag = 'docs-default-current';
const negated = ['docusaurus_tag:-default', `docusaurus_tag:-${tag}`];

const shown = { url: 'https://magmastream.com/docs', hierarchy: { lvl0: 'Classes', lvl1: 'A' } };

const hit = (name: string, version: string, owner: string | null = null): Hit => ({
  ...shown,
  objectID: `${version}/${owner ?? ''}#${name}`,
  name,
  owner,
  version,
});
const section: Hit = { ...shown, objectID: 'a-guide' };
const elsewhere = [hit('Structure', '2.7.5'), hit('Structure', '2.10.0'), hit('setGain', '2.6.1', 'Player'), section];

test.each([
  ['Structure', ['Structure', 'structure', 'structure(']],
  ['setGain', ['Player.setGain', 'player#setGain', 'player set gain', 'setGain']],
])('betterElsewhere finds %s for each of %j', (name, queries) => {
  const named = queries.map((query) => betterElsewhere(query, [hit('Manager', '2.8.7'), section], elsewhere)?.name);
  expect(named).toEqual(queries.map(() => name));
});

test('betterElsewhere does not return a hit if the searched version has the name', () => {
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

describe('hosted search', () => {
  const marked = { hierarchy: { lvl1: { value: '<mark>A</mark>' } }, content: { value: 'A' } };
  const valid = { ...section, content: 'Text', kind: 'method', _highlightResult: marked, _snippetResult: marked };
  const ask = async (...hits: unknown[]) => {
    const search = () => Promise.resolve({ results: [{ hits, nbHits: hits.length }] });
    const { here, response } = await askVersions({ search }, { query: 'a' }, [tag], true);
    expect(response.results[0]).toBe(here);
    return here;
  };

  test.each<[string, unknown]>([
    ['null', null],
    ['a text', 'https://magmastream.com/docs'],
    ['a number as its id', { ...valid, objectID: 7 }],
    ...[undefined, null, 7, '', '/docs/intro', 'docs', '//magmastream.com/docs', 'https://', 'javascript:alert(1)'].map(
      (url): [string, unknown] => [`the URL ${JSON.stringify(url)}`, { ...valid, url }],
    ),
    ...[undefined, null, 7, 'A', [], {}, { lvl0: 'A' }, { lvl1: 'A' }, { lvl0: 7, lvl1: 'A' }].map(
      (hierarchy): [string, unknown] => [`the headings ${JSON.stringify(hierarchy)}`, { ...valid, hierarchy }],
    ),
  ])('hosted search drops a record with %s', async (_what, record) => {
    expect(await ask(valid, record)).toEqual({ hits: [valid], nbHits: 1, nbPages: 0 });
  });

  test.each([null, undefined, '', '7', [], {}, true, -1, 1.5, 1e308])(
    'hosted search replaces the count %j with a valid count',
    async (count) => {
      const search = () => Promise.resolve({ results: [{ hits: [valid, null], nbHits: count, nbPages: count }] });
      const { here } = await askVersions({ search } as unknown as LiteClient, { query: 'a' }, [tag], true);
      expect(here).toMatchObject({ hits: [valid], nbHits: 1, nbPages: 0 });
    },
  );

  test.each([null, [], {}, 'x', [null], [7], [{ hits: null }], [{ hits: { length: 1 } }]])(
    'hosted search rejects the results %j',
    async (results) => {
      const search = () => Promise.resolve({ results });
      const answer = askVersions({ search } as unknown as LiteClient, { query: 'a' }, [tag], true);
      await expect(answer).rejects.toThrow('The response contains no list of hits.');
    },
  );

  test('hosted search removes fields of a wrong type from a record', async () => {
    const broken = {
      ...{ content: 7, kind: {}, owner: null, version: ['2.8.7'] },
      _highlightResult: { hierarchy: { lvl1: 7, lvl2: { value: null } }, content: null },
      _snippetResult: 'A',
    };
    const empty = { hierarchy: {} };
    const hit = { ...section, _highlightResult: empty, _snippetResult: empty };
    expect(await ask({ ...valid, ...broken })).toEqual({ hits: [hit], nbHits: 1, nbPages: 0 });
  });
});
