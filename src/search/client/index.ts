import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { createRequester, searcherFor } from './embedded';
import { createHostsCache, noCache } from './hostsCache';

// The packages with these types are not dependencies of the site.
type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type Cache = NonNullable<LiteOptions['hostsCache']>;
export type Host = NonNullable<LiteOptions['hosts']>[number];

export interface SearchClientOptions {
  /** Credentials of an Algolia application. Without them, the index of the site is searched. `hosts` is for tests. */
  hosted?: { appId: string; apiKey: string; hosts?: Host[] };
  /** Path at which the site is mounted, with a slash at both ends. */
  baseUrl: string;
  /** Allows embedded search to answer from the titles while the texts are loading. */
  isQuick?: boolean;
}

let client: LiteClient | undefined;

/** Returns the client of the site. The dialog and the search page share it, because it remembers which hosts failed. */
export function searchClient(options: SearchClientOptions): LiteClient {
  return (client ??= createSearchClient(options));
}

/** Loads the whole index of `tags`. Does nothing for hosted search. Rejects with a `RetryError`. */
export async function preload({ hosted, baseUrl }: SearchClientOptions, tags: readonly string[]): Promise<void> {
  if (!hosted) await searcherFor(baseUrl, tags).load('all');
}

/** Creates an Algolia client for hosted or embedded search. Throws for empty credentials. */
export function createSearchClient({ hosted, baseUrl, isQuick = false }: SearchClientOptions): LiteClient {
  if (!hosted) {
    return liteClient('embedded', 'embedded', {
      // The client needs a host. The requester does not connect to it.
      hosts: [{ url: 'embedded.invalid', accept: 'readWrite', protocol: 'https' }],
      requester: createRequester(baseUrl, isQuick),
      hostsCache: noCache,
      requestsCache: noCache,
      responsesCache: noCache,
    });
  }
  const { appId, apiKey, hosts } = hosted;
  return liteClient(appId, apiKey, {
    // Defaults of the browser build of the library; its Node.js build has others.
    authMode: 'WithinQueryParameters',
    timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
    hostsCache: createHostsCache(),
    ...(hosts && { hosts }),
  });
}
