import { useMemo } from 'react';
import type { DocsVersion } from '@site/src/config/versions';
import { askVersions, retrievedAttributes } from '@site/src/search/client/otherVersion';
import type { Hit } from '@site/src/search/engine/protocol';
import { loadCode } from '@site/src/lib/loadCode';
import { algolia, filtersOf, isHosted, searchOptions, tagsOf } from '@site/src/search/ui/settings';
import { useLoad } from '../useLoad';
import { markTags } from '@site/src/search/ui/hits';

export const hitsPerPage = 15;

/** The hits for a query that are loaded so far. */
export interface SearchResults {
  query: string;
  version: DocsVersion;
  batches: Hit[][];
  nbHits: number;
  nbPages: number;
  /** An exact match in another version, if this version does not have one. */
  elsewhere?: Hit;
  nearest?: Hit[];
  /** True if no hit matches the query well. */
  isWeak?: boolean;
}

async function search(query: string, version: DocsVersion, previous?: SearchResults): Promise<SearchResults> {
  // Load the client on demand, so that the field works before the client has loaded.
  const { searchClient } = await loadCode(() => import('@site/src/search/client'));
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
  const { here, elsewhere } = await askVersions(searchClient(searchOptions()), request, tags, isHosted());
  const { hits, nbHits, nbPages, nearest, isWeak } = here;
  const batches = [...(previous?.batches ?? []), hits];
  return { elsewhere, nearest, isWeak, ...previous, query, version, nbHits, nbPages, batches };
}

/** Searches whenever the query or the version changes. `retry` loads more hits or repeats a failed search. */
export function useSearch(query: string, version: DocsVersion) {
  const load = useMemo(
    () => (query ? (previous?: SearchResults) => search(query, version, previous) : undefined),
    [query, version],
  );
  return useLoad(load);
}
