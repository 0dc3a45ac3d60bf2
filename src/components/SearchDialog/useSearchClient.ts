import type { LiteClient } from 'algoliasearch/lite';
import { createSearchClient } from '@site/src/search/client';
import { useSearchOptions } from './useSearchOptions';

let client: LiteClient | undefined;

/**
 * The search client of the site. There is one for the life of the page: it remembers which hosts have failed, and what
 * it is made from does not change.
 */
export function useSearchClient(): LiteClient {
  const options = useSearchOptions();
  return (client ??= createSearchClient(options));
}
