import { useMemo } from 'react';
import type { DocsVersion } from '@site/src/config/versions';
import { useLoad } from '@site/src/lib/useLoad';
import { askVersions, othersFor } from '@site/src/search/client/otherVersion';
import { retrievedAttributes } from '@site/src/search/client/tags';
import type { Hit } from '@site/src/search/engine/protocol';
import { algolia, filtersOf, searchOptions, tagsOf } from '../settings';
import { markTags } from './hits';

/** Number of hits that load at a time. */
export const hitsPerPage = 15;

/** All hits of a query that are loaded so far. */
export interface SearchResults {
  query: string;
  version: DocsVersion;
  /** Pages of hits, in the order in which they were loaded. */
  batches: Hit[][];
  nbHits: number;
  nbPages: number;
  /** The hit that the query names exactly, if only another version has it. */
  elsewhere?: Hit;
}

/** Loads the first page of hits, or the page after `previous`. */
async function search(query: string, version: DocsVersion, previous?: SearchResults): Promise<SearchResults> {
  const options = searchOptions();
  // The client is loaded on demand, so that the field can be used before it arrives.
  const { searchClient } = await import('@site/src/search/client');
  const tags = tagsOf(version);
  const request = {
    indexName: algolia.indexName,
    query,
    page: previous?.batches.length ?? 0,
    hitsPerPage,
    clickAnalytics: algolia.insights,
    facetFilters: filtersOf(tags),
    attributesToRetrieve: retrievedAttributes,
    attributesToSnippet: ['content:20'],
    snippetEllipsisText: '…',
    highlightPreTag: markTags.open,
    highlightPostTag: markTags.close,
  };
  const others = previous ? 'never' : othersFor(options.hosted !== undefined);
  const { here, elsewhere } = await askVersions(searchClient(options), request, tags, others);
  const { hits, nbHits, nbPages } = here;
  return { elsewhere, ...previous, query, version, nbHits, nbPages, batches: [...(previous?.batches ?? []), hits] };
}

/** Searches whenever the query or the version changes. `retry` loads the next page of hits, or repeats a failed search. */
export function useSearch(query: string, version: DocsVersion) {
  const load = useMemo(
    () => (query ? (previous?: SearchResults) => search(query, version, previous) : undefined),
    [query, version],
  );
  return useLoad(load);
}
