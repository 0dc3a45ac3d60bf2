import { createSearchClient } from '../../../../src/search/client';
import { classPage, shardFiles } from '../fixtures';
import { type Answer, answerFiles, startServer } from '../server';

const tag = 'docs-default-current';
const catalog = '/search/shards.json';
const shard = `/search/${tag}.0a1b2c3d.json`;

// What a host or a network makes of files, beside what embedded.test.ts has.
const failures: [what: string, file: string, answer: Answer][] = [
  ['the list is empty', catalog, { body: '' }],
  ['the list fails at the host', catalog, { status: 503, body: '' }],
  ['a shard is empty', shard, { body: '' }],
  ['a shard is JSON of something else', shard, { body: '{"records":7}' }],
  ['a shard has other brackets', shard, { body: '{{"records":{}}}' }],
  ['a shard fails at the host', shard, { status: 503, body: '' }],
];

test.each(failures)('when %s, the call fails by name, and the next one finds it repaired', async (_, file, answer) => {
  let isBroken = true;
  const whole = answerFiles(shardFiles({ [tag]: [classPage('Manager')] }));
  const server = await startServer((call) => (isBroken && call.path === file ? answer : whole(call)));
  const facetFilters: (string | string[])[] = ['language:en', [`docusaurus_tag:${tag}`]];
  const search = () =>
    createSearchClient({ baseUrl: server.address }).searchForHits({
      requests: [{ indexName: 'magmastream', query: 'manager', facetFilters }],
    });
  await expect(search()).rejects.toMatchObject({
    name: 'RetryError',
    message: expect.stringContaining(file) as string,
  });
  isBroken = false;
  expect((await search()).results[0].hits).toHaveLength(1);
  await server.close();
});

test('when nobody answers, the call fails by name', async () => {
  const server = await startServer(() => 'silence');
  const baseUrl = server.address;
  await server.close();
  const request = { indexName: 'magmastream', query: 'x', facetFilters: ['language:en', [`docusaurus_tag:${tag}`]] };
  await expect(createSearchClient({ baseUrl }).searchForHits({ requests: [request] })).rejects.toMatchObject({
    name: 'RetryError',
  });
});
