import type { LiteClient } from 'algoliasearch/lite';
import { createSearchClient, type SearchClientOptions } from './create';
import { engineFor } from './engines';

export type { SearchClientOptions } from './create';

let client: LiteClient | undefined;

/**
 * The client of the site, for the dialog and the search page alike. There is one for the life of the page: it remembers
 * which hosts have failed, and what it is made from does not change.
 */
export function searchClient(options: SearchClientOptions): LiteClient {
  return (client ??= createSearchClient(options));
}

/**
 * Loads what an embedded search over `tags` needs, so that the first key is answered at once; does nothing for hosted
 * search. Rejects when something cannot be loaded; the search that follows tries again by itself.
 */
export async function preload({ hosted, baseUrl }: SearchClientOptions, tags: readonly string[]): Promise<void> {
  if (!hosted) await engineFor(baseUrl, tags);
}
