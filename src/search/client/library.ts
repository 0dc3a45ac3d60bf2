import type { liteClient } from 'algoliasearch/lite';

// The library's own packages are no dependencies of the site: their types are read off its one function.
type Options = NonNullable<Parameters<typeof liteClient>[2]>;

/** A host that the client may ask. */
export type Host = NonNullable<Options['hosts']>[number];

/** What sends one request of the client and answers it. */
export type Requester = NonNullable<Options['requester']>;

/** What the client keeps hosts, requests in flight or answers in. */
export type Cache = NonNullable<Options['hostsCache']>;
