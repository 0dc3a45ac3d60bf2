/** @jest-environment jsdom */
import './site';
import { waitFor } from '@testing-library/react';
import type { LiteClient } from 'algoliasearch/lite';
import { type Progress, watchClient } from '../../../../src/search/ui/Dialog/watchClient';
import type { Hit, SearchRequest } from '../../../../src/search/engine/protocol';

/** A call to the search client, which the test answers. */
interface Call {
  requests: SearchRequest[];
  answer: (hits: Hit[], exhaustiveNbHits?: boolean, isWeak?: boolean) => void;
  fail: (error: Error) => void;
}

const create: Hit = { objectID: 'Manager#create', name: 'create', owner: 'Manager' };
const offline = new Error('The network is down');

const request = {
  indexName: 'magmastream',
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};
const searching = { isSearching: true, hasHits: false };
const partial = { hasHits: true, outcome: undefined };
const found = (count: number): Progress => ({
  isSearching: false,
  outcome: { state: 'found', query: 'create', count },
});
const failed: Progress = { isSearching: false, outcome: { state: 'failed', error: offline } };

function watched(complete = () => Promise.resolve()) {
  const calls: Call[] = [];
  const reports: Partial<Progress>[] = [];
  const inner = ({ requests }: { requests: SearchRequest[] }) =>
    new Promise((resolve, fail) => {
      const answer: Call['answer'] = (hits, exhaustiveNbHits = true, isWeak = undefined) =>
        resolve({ results: [hits, []].map((some) => ({ hits: some, nbHits: some.length, exhaustiveNbHits, isWeak })) });
      calls.push({ requests, answer, fail });
    });
  const { client, reset } = watchClient(
    { search: inner } as unknown as LiteClient,
    ['default', 'docs-default-current'],
    false,
    (report) => reports.push(report),
    complete,
  );
  const search = async (query: string): Promise<Hit[]> => {
    const { results } = await client.search({ requests: [{ ...request, query }] });
    return (results[0] as unknown as { hits: Hit[] }).hits;
  };
  return { calls, reports, search, reset };
}

test('the client searches the other versions together with the searched version', async () => {
  const { calls, reports, search } = watched();
  const hits = search('create');
  const facetFilters = ['language:en', 'docusaurus_tag:-default', 'docusaurus_tag:-docs-default-current'];
  expect(calls[0].requests).toEqual([
    { ...request, query: 'create' },
    expect.objectContaining({ query: 'create', indexName: 'magmastream', facetFilters }),
  ]);
  calls[0].answer([create]);
  expect(await hits).toEqual([create]);
  expect(reports).toEqual([searching, found(1)]);
});

test.each([
  ['arrives', () => Promise.resolve(), [searching, partial]],
  ['cannot be loaded', () => Promise.reject(offline), [searching, partial, failed]],
])('the client shows an incomplete result while the full index %s', async (_, complete, expected) => {
  const { calls, reports, search } = watched(complete);
  const hits = search('create');
  calls[0].answer([create], false);
  expect(await hits).toEqual([create]);
  await waitFor(() => expect(reports).toEqual(expected));
});

test('the client returns no hits for a failed search', async () => {
  const { calls, reports, search } = watched();
  const hits = search('create');
  calls[0].fail(offline);
  expect(await hits).toEqual([]);
  expect(reports).toEqual([searching, failed]);
});

test.each([
  ['is answered', (call: Call) => call.answer([]), []],
  ['fails', (call: Call) => call.fail(offline), [create]],
])('the client does not report an older search that %s', async (_, end, expected) => {
  const { calls, reports, search } = watched();
  const [older, newer] = [search('cre'), search('create')];
  end(calls[0]);
  calls[1].answer([create]);
  expect(await older).toEqual(expected);
  expect(await newer).toEqual([create]);
  expect(reports).toEqual([searching, searching, found(1)]);
});

test.each([
  ['is answered', (call: Call) => call.answer([create])],
  ['fails', (call: Call) => call.fail(offline)],
])('the client does not report a search that %s after the reader clears the query', async (_, end) => {
  const { calls, reports, search, reset } = watched();
  const hits = search('create');
  reset();
  end(calls[0]);
  await hits;
  expect(reports).toEqual([searching, { isSearching: false, outcome: undefined }]);
});

test('the client does not announce close hits if there are none', async () => {
  const { calls, reports, search } = watched();
  const hits = search('create');
  calls[0].answer([], true, true);
  await hits;
  expect(reports.at(-1)).toEqual(found(0));
});

test('the client shows only the closest hits of a weak result', async () => {
  const { calls, reports, search } = watched();
  const hits = search('why is my bot sad');
  const five = Array.from({ length: 5 }, (_, index) => ({ ...create, objectID: String(index) }));
  calls[0].answer(five, true, true);
  expect(await hits).toEqual(five.slice(0, 3));
  expect(reports.at(-1)).toMatchObject({ outcome: { count: 5, isWeak: true, query: 'why is my bot sad' } });
});
