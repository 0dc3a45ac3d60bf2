import type { SearchRequest } from '../engine/protocol';
import { engineFor } from './engines';
import type { Requester } from './library';
import { namedTags } from './tags';

/**
 * Answers what the client would send over the network from the shards of the site. A call that cannot be answered
 * rejects, instead of having the client look for another host: there is none.
 */
export function createEmbeddedRequester(baseUrl: string): Requester {
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

function respond(status: number, body: object) {
  return { status, content: JSON.stringify(body), isTimedOut: false };
}
