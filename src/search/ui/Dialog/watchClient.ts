import type { DocSearchTransformClient } from '@docsearch/react';
import type { LiteClient } from 'algoliasearch/lite';
import { afterNextPaint } from '@site/src/lib/afterNextPaint';
import { askVersions } from '@site/src/search/client/otherVersion';
import type { Hit, SearchRequest } from '@site/src/search/engine/protocol';
import { looksStructured } from '@site/src/search/engine/structuredQuery';
import { closestHits } from '../hits';

type Search = LiteClient['search'];
type Response = Awaited<ReturnType<Search>>;

export type Outcome =
  | {
      state: 'found';
      query: string;
      count: number;
      elsewhere?: Hit;
      nearest?: Hit[];
      isStructured?: boolean;
      isWeak?: boolean;
    }
  | { state: 'failed'; error: unknown };

export interface Progress {
  /** The outcome of the search, or undefined for an empty query and while only the first hits are known. */
  outcome?: Outcome;
  isSearching: boolean;
  /** True after the first hits of the current search have appeared. More hits may follow. */
  hasHits?: boolean;
}

const noHits = { results: [{ hits: [], nbHits: 0 }] } as unknown as Response;

/**
 * Wraps the search client for DocSearch and reports the progress of the newest search. If a search fails, resolves
 * without hits, because DocSearch shows an error screen for only one kind of error. `complete` loads the full index.
 */
export function watchClient(
  client: LiteClient,
  tags: readonly string[],
  isHosted: boolean,
  onChange: (change: Partial<Progress>) => void,
  complete: () => Promise<void>,
) {
  let newestId = 0;
  let newest: Promise<Response> | undefined;

  async function search(parameters: Parameters<Search>[0]): Promise<Response> {
    const id = ++newestId;
    const report = (change: Partial<Progress>): void => {
      if (id === newestId) onChange(change);
    };
    const fail = (error: unknown): void => report({ isSearching: false, outcome: { state: 'failed', error } });
    const [request] = (parameters as { requests: SearchRequest[] }).requests;
    report({ isSearching: true, hasHits: false });
    try {
      const { response, here, elsewhere } = await askVersions(client, request, tags, isHosted);
      if (!isHosted && here.exhaustiveNbHits === false) {
        report({ hasHits: true, outcome: undefined });
        afterNextPaint().then(complete).catch(fail);
        // Omit the total number of hits, because it is not known yet.
        return { ...response, results: [{ ...response.results[0], nbHits: undefined }] };
      }
      const { query = '' } = request;
      const isStructured = (!isHosted && looksStructured(query)) || undefined;
      const { nbHits: count, nearest, isWeak } = here;
      report({
        isSearching: false,
        outcome: { state: 'found', query, count, elsewhere, nearest, isStructured, isWeak },
      });
      if (!isWeak) return response;
      return { ...response, results: [{ ...response.results[0], hits: here.hits.slice(0, closestHits) }] };
    } catch (error) {
      fail(error);
      // If an older search fails, return the newer response. An empty response would briefly hide the newer results.
      return id === newestId ? noHits : (newest ?? noHits);
    }
  }

  const watched: DocSearchTransformClient = {
    transporter: client.transporter,
    addAlgoliaAgent: (...agent) => client.addAlgoliaAgent(...agent),
    search: (parameters: Parameters<Search>[0]) => (newest = search(parameters)),
  };
  return {
    client: watched,
    reset: () => {
      newestId += 1;
      newest = undefined;
      onChange({ isSearching: false, outcome: undefined });
    },
  };
}
