import type { DocSearchTransformClient } from '@docsearch/react';
import type { LiteClient } from 'algoliasearch/lite';
import { painted } from '@site/src/lib/painted';
import { type AskOthers, askVersions } from '@site/src/search/client/otherVersion';
import type { Hit, SearchRequest } from '@site/src/search/engine/protocol';

type Search = LiteClient['search'];
type Response = Awaited<ReturnType<Search>>;

/** How a search ended. */
export type Outcome = { state: 'found'; count: number; elsewhere?: Hit } | { state: 'failed'; error: unknown };

/** What has become of what DocSearch asked. */
export interface Session {
  /** How the newest finished search ended; undefined without a query, and once a newer one shows its first hits. */
  outcome?: Outcome;
  /** A newer one is on its way. */
  isSearching: boolean;
  /** Its first hits are there, though there may be more. */
  hasHits?: boolean;
}

const nothing = { results: [{ hits: [], nbHits: 0 }] } as unknown as Response;

/**
 * A client for DocSearch that asks what the versions other than those of `tags` have too, and tells `onChange` what
 * becomes of the newest question. It never rejects: DocSearch would show its error screen only until
 * the next moment, and for one kind of error; a failed question is answered with nothing. Where an answer is not all
 * that there is, `complete` fetches the rest and asks again; the search is not over before.
 */
export function watchClient(
  client: LiteClient,
  tags: readonly string[],
  askOthers: AskOthers,
  onChange: (change: Partial<Session>) => void,
  complete?: () => Promise<void>,
) {
  let turn = 0;
  let newest: Promise<Response> | undefined;
  const settle = (outcome?: Outcome): void => onChange({ isSearching: false, outcome });

  async function ask(parameters: Parameters<Search>[0]): Promise<Response> {
    const mine = ++turn;
    const [question] = (parameters as { requests: SearchRequest[] }).requests;
    onChange({ isSearching: true, hasHits: false });
    try {
      const { response, here, elsewhere } = await askVersions(client, question, tags, askOthers);
      if (complete && here.exhaustiveNbHits === false) {
        if (mine === turn) onChange({ hasHits: true, outcome: undefined });
        painted()
          .then(complete)
          .catch((error: unknown) => mine === turn && settle({ state: 'failed', error }));
        return response;
      }
      if (mine === turn) settle({ state: 'found', count: here.nbHits, elsewhere });
      return response;
    } catch (error) {
      // Nothing at all would be shown for a moment, as if the newer question had no results.
      if (mine !== turn) return newest ?? nothing;
      settle({ state: 'failed', error });
      return nothing;
    }
  }

  const watched: DocSearchTransformClient = {
    transporter: client.transporter,
    addAlgoliaAgent: (...agent) => client.addAlgoliaAgent(...agent),
    search: (parameters: Parameters<Search>[0]) => (newest = ask(parameters)),
  };
  return {
    client: watched,
    /** The query was emptied: answers on their way are to nothing that is still asked. */
    forget: () => {
      turn += 1;
      newest = undefined;
      settle();
    },
  };
}
