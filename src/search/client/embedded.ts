import type { liteClient } from 'algoliasearch/lite';
import { messageOf } from '../../lib/messageOf';
import type { Engine } from '../engine';
import type { SearchRequest } from '../engine/protocol';
import { loadEngine } from './loadEngine';
import { loadShards, SearchUnavailable } from './shards';
import { namedTags } from './tags';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/**
 * Answers what the client would send over the network from the shards of the site. A call that cannot be answered
 * rejects, instead of having the client look for another host: there is none.
 */
export function createRequester(baseUrl: string): Requester {
  const respond = (status: number, body: object) => ({ status, content: JSON.stringify(body), isTimedOut: false });
  return {
    async send({ url, data }) {
      if (!url.includes('/1/indexes/*/queries'))
        return respond(404, { message: 'Embedded search answers POST /1/indexes/*/queries only.' });

      const { requests } = JSON.parse(String(data)) as { requests: SearchRequest[] };
      const results = await Promise.all(
        requests.map(async (request) => (await engineFor(baseUrl, namedTags(request))).search(request)),
      );
      return respond(200, { results });
    },
  };
}

/** One engine per set of shards: readers change the version rarely and type often. */
const engines = new Map<string, Engine>();

/**
 * The engine over the pages of `tags` and those outside the documentation. Rejects with a `SearchUnavailable` when its
 * code or a shard cannot be loaded.
 */
export async function engineFor(baseUrl: string, tags: readonly string[]): Promise<Engine> {
  const [{ createEngine }, loaded] = await Promise.all([loadCode(), loadShards(baseUrl, tags)]);
  const key = loaded.map(({ address }) => address).join(' ');
  const engine = engines.get(key) ?? createEngine(loaded.map(({ shard }) => shard));
  engines.set(key, engine);
  return engine;
}

function loadCode() {
  return loadEngine().catch((error: unknown) => {
    throw new SearchUnavailable(`The code of search could not be loaded: ${messageOf(error)}`);
  });
}
