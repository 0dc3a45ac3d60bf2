import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { createHostsCache, noCache } from './caches';
import { createEmbeddedRequester } from './embedded';
import type { Host } from './library';

/** How the site searches: with an application of Algolia, or, without credentials, with the shards below `baseUrl`. */
export interface SearchClientOptions {
  /** `hosts` takes the place of Algolia's own, for tests and proxies. */
  hosted?: { appId: string; apiKey: string; hosts?: Host[] };
  /** Where the site is mounted, with a slash at both ends. */
  baseUrl: string;
}

/**
 * The Algolia client of the site, answered over the network or by the engine in the page. Throws for empty credentials;
 * its calls reject with the errors of the library, and embedded ones with a `SearchUnavailable`.
 */
export function createSearchClient({ hosted, baseUrl }: SearchClientOptions): LiteClient {
  return hosted ? createHostedClient(hosted) : createEmbeddedClient(baseUrl);
}

function createHostedClient({ appId, apiKey, hosts }: NonNullable<SearchClientOptions['hosted']>): LiteClient {
  return liteClient(appId, apiKey, {
    // These two are the defaults of the library's build for browsers; its build for Node.js has others.
    authMode: 'WithinQueryParameters',
    timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
    hostsCache: createHostsCache(),
    ...(hosts && { hosts }),
  });
}

function createEmbeddedClient(baseUrl: string): LiteClient {
  return liteClient('embedded', 'embedded', {
    // Never connected to: the client only wants a host to send its requests to.
    hosts: [{ url: 'embedded.invalid', accept: 'readWrite', protocol: 'https' }],
    requester: createEmbeddedRequester(baseUrl),
    hostsCache: noCache,
    requestsCache: noCache,
    responsesCache: noCache,
  });
}
