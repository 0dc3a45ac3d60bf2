import type { LiteClient } from 'algoliasearch/lite';
import { watchClient, type Outcome } from '../../../../src/components/Search/Dialog/watchClient';
import type { Hit } from '../../../../src/search/engine/protocol';

interface Request {
  query: string;
  indexName: string;
  facetFilters: unknown;
}

/** One call of the client, which the test answers when it likes. */
interface Call {
  requests: Request[];
  answer: (here: Hit[], elsewhere?: Hit[]) => void;
  fail: (error: Error) => void;
}

const member = (owner: string, name: string, version = '2.8.7'): Hit => ({
  objectID: `${owner}#${name}`,
  url: `https://example.com/${version}/${owner}#${name}`,
  name,
  owner,
  version,
});

function watched() {
  const calls: Call[] = [];
  const events: ('asked' | Outcome)[] = [];
  const agents: string[] = [];
  const client = {
    transporter: 'the transporter',
    addAlgoliaAgent: (...agent: string[]) => agents.push(agent.join(' ')),
    search: ({ requests }: { requests: Request[] }) =>
      new Promise((resolve, fail) => {
        const answer: Call['answer'] = (here, elsewhere = []) =>
          resolve({ results: [here, elsewhere].map((hits) => ({ hits, nbHits: hits.length })) });
        calls.push({ requests, answer, fail });
      }),
  } as unknown as LiteClient;
  const tags = ['default', 'docs-default-current'];
  const { client: wrapped, forget } = watchClient(client, tags, {
    onAsk: () => events.push('asked'),
    onOutcome: (outcome) => events.push(outcome),
  });
  const ask = async (query: string): Promise<{ hits: Hit[]; nbHits: number }> => {
    const facetFilters = ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)];
    const request = { query, indexName: 'magmastream', facetFilters };
    const { results } = await wrapped.search({ requests: [request] });
    return results[0] as unknown as { hits: Hit[]; nbHits: number };
  };
  return { calls, events, ask, forget, client, wrapped, agents };
}

const create = member('Manager', 'create');

test('a question is asked as it is, and along with it what the other versions have', async () => {
  const { calls, events, ask } = watched();
  const answered = ask('create');
  const [question, others] = calls[0].requests;
  expect(question).toEqual({
    query: 'create',
    indexName: 'magmastream',
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
  expect(others).toMatchObject({ query: 'create', indexName: 'magmastream' });
  expect(others.facetFilters).toEqual([
    'language:en',
    'docusaurus_tag:-default',
    'docusaurus_tag:-docs-default-current',
  ]);

  calls[0].answer([create], [member('Player', 'setFoo', '2.7.5')]);
  expect((await answered).hits).toEqual([create]);
  expect(events).toEqual(['asked', { state: 'found', query: 'create', count: 1, elsewhere: undefined }]);
});

test('what only another version has is told', async () => {
  const { calls, events, ask } = watched();
  const setFoo = member('Player', 'setFoo', '2.7.5');
  const answered = ask('setFoo');
  calls[0].answer([create], [setFoo]);
  await answered;
  expect(events.at(-1)).toEqual({ state: 'found', query: 'setFoo', count: 1, elsewhere: setFoo });
});

test('a question that fails is told, and answered with nothing', async () => {
  const { calls, events, ask } = watched();
  const error = new Error('The shard is missing');
  const answered = ask('create');
  calls[0].fail(error);
  expect(await answered).toEqual({ hits: [], nbHits: 0 });
  expect(events).toEqual(['asked', { state: 'failed', query: 'create', error }]);
});

test('the same question after a failure is asked again', async () => {
  const { calls, events, ask } = watched();
  const failed = ask('create');
  calls[0].fail(new Error('The network is down'));
  await failed;
  const answered = ask('create');
  calls[1].answer([create]);
  expect((await answered).nbHits).toBe(1);
  expect(events.at(-1)).toMatchObject({ state: 'found', count: 1 });
});

test('only the newest question counts, in whatever order the answers come', async () => {
  const { calls, events, ask } = watched();
  const [older, newer] = [ask('cre'), ask('create')];
  calls[1].answer([create]);
  await newer;
  calls[0].answer([create, member('Manager', 'createNode')]);
  expect((await older).nbHits).toBe(2);
  expect(events).toEqual(['asked', 'asked', expect.objectContaining({ query: 'create', count: 1 })]);
});

test('an older question that fails has the answer of the newer one, and no outcome', async () => {
  const { calls, events, ask } = watched();
  const [older, newer] = [ask('cre'), ask('create')];
  calls[0].fail(new Error('The network is down'));
  calls[1].answer([create]);
  expect(await older).toEqual(await newer);
  expect(events).toEqual(['asked', 'asked', expect.objectContaining({ state: 'found', query: 'create' })]);
});

test.each([
  ['answered', (call: Call) => call.answer([create]), 1],
  ['failing', (call: Call) => call.fail(new Error('The network is down')), 0],
])('a question that is forgotten before it is %s has no outcome', async (_, end, count) => {
  const { calls, events, ask, forget } = watched();
  const answered = ask('create');
  forget();
  end(calls[0]);
  expect((await answered).nbHits).toBe(count);
  expect(events).toEqual(['asked']);
});

test('DocSearch may add itself to what the client calls itself', () => {
  const { client, wrapped, agents } = watched();
  wrapped.addAlgoliaAgent('docsearch', '3.9.0');
  expect(agents).toEqual(['docsearch 3.9.0']);
  expect(wrapped.transporter).toBe(client.transporter);
});
