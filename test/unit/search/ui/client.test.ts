/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import type { LiteClient } from 'algoliasearch/lite';
import { type Session, watchClient } from '../../../../src/search/ui/Dialog/watchClient';
import { currentVersion } from '../../../../src/config/versions';
import type { Hit, SearchRequest } from '../../../../src/search/engine/protocol';

/** One call of the client, which the test answers when it likes. */
interface Call {
  requests: SearchRequest[];
  answer: (here: Hit[], elsewhere?: Hit[], exhaustiveNbHits?: boolean) => void;
  fail: (error: Error) => void;
}

const member = (owner: string, name: string, version = currentVersion.version): Hit => {
  const url = `https://example.com/${version}/${owner}#${name}`;
  return { objectID: `${owner}#${name}`, url, name, owner, version };
};
const create = member('Manager', 'create');
const offline = new Error('The network is down');

const tags = ['default', 'docs-default-current'];
const question = {
  indexName: 'magmastream',
  facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
};
const asked = { isSearching: true, hasHits: false };
const seen = { hasHits: true, outcome: undefined };
const found = (count: number): Session => ({ isSearching: false, outcome: { state: 'found', count } });

function watched(complete?: () => Promise<void>) {
  const calls: Call[] = [];
  const events: Partial<Session>[] = [];
  const search = ({ requests }: { requests: SearchRequest[] }) =>
    new Promise((resolve, fail) => {
      const answer: Call['answer'] = (here, elsewhere = [], exhaustiveNbHits = true) =>
        resolve({ results: [here, elsewhere].map((hits) => ({ hits, nbHits: hits.length, exhaustiveNbHits })) });
      calls.push({ requests, answer, fail });
    });
  const onChange = (event: Partial<Session>) => events.push(event);
  const { client, forget } = watchClient({ search } as unknown as LiteClient, tags, 'along', onChange, complete);
  const ask = async (query: string): Promise<{ hits: Hit[]; nbHits: number }> => {
    const { results } = await client.search({ requests: [{ ...question, query }] });
    return results[0] as unknown as { hits: Hit[]; nbHits: number };
  };
  return { calls, events, ask, forget };
}

test('a question is asked as it is, and along with it what the other versions have', async () => {
  const { calls, events, ask } = watched();
  const answered = ask('create');
  expect(calls[0].requests).toEqual([
    { ...question, query: 'create' },
    expect.objectContaining({
      query: 'create',
      indexName: 'magmastream',
      facetFilters: ['language:en', 'docusaurus_tag:-default', 'docusaurus_tag:-docs-default-current'],
    }),
  ]);
  calls[0].answer([create], [member('Player', 'setFoo', '2.7.5')]);
  expect((await answered).hits).toEqual([create]);
  expect(events).toEqual([asked, found(1)]);
});

test.each([
  ['fetched', () => Promise.resolve(), [asked, seen]],
  [
    'unreachable',
    () => Promise.reject(offline),
    [asked, seen, { isSearching: false, outcome: { state: 'failed', error: offline } }],
  ],
])('an answer that is not all there is, is shown, and is no outcome; its rest is %s', async (_, complete, told) => {
  const { calls, events, ask } = watched(complete);
  const answered = ask('create');
  calls[0].answer([create], [], false);
  expect((await answered).hits).toEqual([create]);
  await waitFor(() => expect(events).toEqual(told));
});

test('a question that fails is told and answered with nothing', async () => {
  const { calls, events, ask } = watched();
  const failed = ask('create');
  calls[0].fail(offline);
  expect(await failed).toEqual({ hits: [], nbHits: 0 });
  expect(events).toEqual([asked, { isSearching: false, outcome: { state: 'failed', error: offline } }]);
});

test('only the newest question counts, in whatever order the answers come', async () => {
  const { calls, events, ask } = watched();
  const [older, newer] = [ask('cre'), ask('create')];
  calls[1].answer([create]);
  await newer;
  calls[0].answer([create, member('Manager', 'createNode')]);
  expect((await older).nbHits).toBe(2);
  expect(events).toEqual([asked, asked, found(1)]);
});

test('an older question that fails has the answer of the newer one, and no outcome', async () => {
  const { calls, events, ask } = watched();
  const [older, newer] = [ask('cre'), ask('create')];
  calls[0].fail(offline);
  calls[1].answer([create]);
  expect(await older).toEqual(await newer);
  expect(events).toEqual([asked, asked, found(1)]);
});

test.each([
  ['answered', (call: Call) => call.answer([create]), 1],
  ['failing', (call: Call) => call.fail(offline), 0],
])('a question that is forgotten before it is %s has no outcome', async (_, end, count) => {
  const { calls, events, ask, forget } = watched();
  const answered = ask('create');
  forget();
  end(calls[0]);
  expect((await answered).nbHits).toBe(count);
  expect(events).toEqual([asked, { isSearching: false }]);
});
