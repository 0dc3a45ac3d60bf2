import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { createRequester, searcherFor } from './embedded';
import { withFallback } from './fallback';
import { createHostsCache, type Host, noCache } from './hostsCache';

export interface SearchClientOptions {
  /** The Algolia credentials. Without them, the client searches the site's own index. Only tests set `hosts`. */
  hosted?: { appId: string; apiKey: string; hosts?: Host[] };
  baseUrl: string;
  /** Allows embedded search to return results from the titles while the texts are loading. */
  isQuick?: boolean;
}

const timeouts = { connect: 1_000, read: 2_000, write: 30_000 };

let client: LiteClient | undefined;

/** Returns the site's search client. The dialog and the search page share it, because it remembers failed hosts. */
export const searchClient = (options: SearchClientOptions): LiteClient => (client ??= createSearchClient(options));

/** Loads the whole index for the tags, unless Algolia handles searches. Rejects with a `RetryError`. */
export async function preload({ hosted, baseUrl }: SearchClientOptions, tags: readonly string[]): Promise<void> {
  if (!hosted) await searcherFor(baseUrl, tags).load('all');
}

/**
 * Creates an Algolia client for hosted or embedded search. Hosted search falls back to the site's own index if no host
 * responds. Throws an error if a credential is empty.
 */
export function createSearchClient({ hosted, baseUrl, isQuick = false }: SearchClientOptions): LiteClient {
  if (!hosted) return createEmbedded(baseUrl, isQuick);
  const { appId, apiKey, hosts } = hosted;
  const client = liteClient(appId, apiKey, {
    // Use the defaults of the library's browser build, because the Node.js build has different defaults.
    authMode: 'WithinQueryParameters',
    timeouts,
    hostsCache: createHostsCache(),
    ...(hosts && { hosts }),
  });
  return withFallback(client, () => createEmbedded(baseUrl, false), timeouts.connect + timeouts.read);
}

const createEmbedded = (baseUrl: string, isQuick: boolean): LiteClient =>
  liteClient('embedded', 'embedded', {
    // The client requires a host, but the requester never connects to it.
    hosts: [{ url: 'embedded.invalid', accept: 'readWrite', protocol: 'https' }],
    requester: createRequester(baseUrl, isQuick),
    hostsCache: noCache,
    requestsCache: noCache,
    responsesCache: noCache,
  });
