import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { createHostsCache, noCache } from './caches';
import { createRequester, engineFor } from './embedded';

// The library's own packages are no dependencies of the site: their types are read off its one function.
type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
export type Cache = NonNullable<LiteOptions['hostsCache']>;

/** A host that the client may ask. */
export type Host = NonNullable<LiteOptions['hosts']>[number];

/** How the site searches: with an application of Algolia, or, without credentials, with the shards below `baseUrl`. */
export interface SearchClientOptions {
  /** `hosts` takes the place of Algolia's own, for tests and proxies. */
  hosted?: { appId: string; apiKey: string; hosts?: Host[] };
  /** Where the site is mounted, with a slash at both ends. */
  baseUrl: string;
  /** Embedded search may answer before it has read all texts, and says so by `exhaustiveNbHits`. */
  isQuick?: boolean;
}

let client: LiteClient | undefined;

/**
 * The client of the site, for the dialog and the search page alike. There is one for the life of the page: it remembers
 * which hosts have failed, and what it is made from does not change.
 */
export function searchClient(options: SearchClientOptions): LiteClient {
  return (client ??= createSearchClient(options));
}

/**
 * Loads all that an embedded search over `tags` needs, so that the next key is answered at once; does nothing for hosted
 * search. Rejects when something cannot be loaded; the search that follows tries again by itself.
 */
export async function preload({ hosted, baseUrl }: SearchClientOptions, tags: readonly string[]): Promise<void> {
  if (!hosted) await engineFor(baseUrl, tags, 'all');
}

/**
 * An Algolia client, answered over the network or by the engine in the page. Throws for empty credentials; its calls
 * reject with the errors of the library, and embedded ones with a `SearchUnavailable`.
 */
export function createSearchClient({ hosted, baseUrl, isQuick = false }: SearchClientOptions): LiteClient {
  if (!hosted) {
    return liteClient('embedded', 'embedded', {
      // Never connected to: the client only wants a host to send its requests to.
      hosts: [{ url: 'embedded.invalid', accept: 'readWrite', protocol: 'https' }],
      requester: createRequester(baseUrl, isQuick),
      hostsCache: noCache,
      requestsCache: noCache,
      responsesCache: noCache,
    });
  }
  const { appId, apiKey, hosts } = hosted;
  return liteClient(appId, apiKey, {
    // These two are the defaults of the library's build for browsers; its build for Node.js has others.
    authMode: 'WithinQueryParameters',
    timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
    hostsCache: createHostsCache(),
    ...(hosts && { hosts }),
  });
}
