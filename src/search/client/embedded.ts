import type { liteClient } from 'algoliasearch/lite';
import { messageOf } from '../../lib/messageOf';
import type { SearchRequest } from '../engine/protocol';
import { loadShards, remember, SearchUnavailable, type ShardPart } from './shards';
import { type StartedEngine, startEngine } from './startEngine';
import { namedTags, siteTag } from './tags';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/**
 * Answers what the client would send over the network from the shards of the site. A call that cannot be answered
 * rejects, instead of having the client look for another host: there is none. A quick one answers from the headings as
 * long as they are all that is there, if they have an answer, and says that it is not exhaustive.
 */
export function createRequester(baseUrl: string, isQuick: boolean): Requester {
  const respond = (status: number, body: object) => ({ status, content: JSON.stringify(body), isTimedOut: false });
  return {
    async send({ url, data }) {
      if (!url.includes('/1/indexes/*/queries'))
        return respond(404, { message: 'Embedded search answers POST /1/indexes/*/queries only.' });

      const { requests } = JSON.parse(String(data)) as { requests: SearchRequest[] };
      const ask = (part: ShardPart) =>
        Promise.all(
          requests.map(async (request) => (await engineFor(baseUrl, namedTags(request), part)).search(request)),
        );
      if (isQuick && !requests.every((request) => complete.has(keyOf(baseUrl, namedTags(request), 'all')))) {
        const results = await ask('headings');
        if (results[0].nbHits > 0)
          return respond(200, { results: results.map((result) => ({ ...result, exhaustiveNbHits: false })) });
      }
      return respond(200, { results: await ask('all') });
    },
  };
}

/** Names what is searched, which requests say in several ways: the pages outside the documentation always are. */
const keyOf = (baseUrl: string, tags: readonly string[], part: ShardPart): string =>
  JSON.stringify([baseUrl, [...new Set([siteTag, ...tags])].sort(), part]);

/** One engine per part of some shards: readers change the version rarely and type often. */
const engines = remember(async (key): Promise<StartedEngine> => {
  const [baseUrl, tags, part] = JSON.parse(key) as [string, string[], ShardPart];
  // Its code is fetched beside the shards.
  const engine = startEngine();
  try {
    const shards = await loadShards(baseUrl, tags, part);
    await engine.read(shards).catch((error: unknown) => {
      throw new SearchUnavailable(`The code of search could not be loaded: ${messageOf(error)}`);
    });
    return engine;
  } catch (error) {
    engine.end();
    throw error;
  }
});

/** The keys of engines that have read the texts too. */
const complete = new Set<string>();

/**
 * The engine over the pages of `tags` and those outside the documentation. Rejects with a `SearchUnavailable` when its
 * code or a shard cannot be loaded.
 */
export async function engineFor(baseUrl: string, tags: readonly string[], part: ShardPart): Promise<StartedEngine> {
  const key = keyOf(baseUrl, tags, part);
  const engine = await engines.get(key);
  if (part === 'all') complete.add(key);
  return engine;
}
