import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { DocsVersion } from '@site/src/config/versions';
import { askVersions, othersFor } from '@site/src/search/client/otherVersion';
import { retrievedAttributes, siteTag, tagOf, withTag } from '@site/src/search/client/tags';
import type { Hit, SearchResult } from '@site/src/search/engine/protocol';
import { algolia, searchOptions } from '../settings';
import { markTags } from './hits';

/** How many hits come at a time. */
export const hitsPerPage = 15;

/** One page of hits, and how many there are altogether. */
export interface FoundHits extends Pick<SearchResult, 'hits' | 'nbHits' | 'nbPages'> {
  /** The very thing that was asked for, when only another version has it. */
  elsewhere?: Hit;
}

/**
 * Asks the search of this site for one page of hits, counted from 0, in a version and in the pages outside the
 * documentation; the first page also asks what the other versions have. Its code comes with the first question, so that
 * the field works before. Rejects when the search cannot answer or be got at; the next question tries again.
 */
export function useAsk(): (query: string, version: DocsVersion, page: number) => Promise<FoundHits> {
  const language = useDocusaurusContext().i18n.currentLocale;
  return useCallback(
    async (query, version, page) => {
      const options = searchOptions();
      const { searchClient } = await import('@site/src/search/client');
      const tags = [siteTag, tagOf(version)];
      const request = {
        indexName: algolia.indexName,
        query,
        page,
        hitsPerPage,
        // An id in the answer, with which a click on one of its hits is told to hosted search.
        clickAnalytics: algolia.insights,
        facetFilters: [`language:${language}`, tags.map(withTag)],
        attributesToRetrieve: retrievedAttributes,
        attributesToSnippet: ['content:20'],
        snippetEllipsisText: '…',
        highlightPreTag: markTags.open,
        highlightPostTag: markTags.close,
      };
      const others = page === 0 ? othersFor(options.hosted !== undefined) : 'never';
      const { here, elsewhere } = await askVersions(searchClient(options), request, tags, others);
      const { hits, nbHits, nbPages } = here;
      return { hits, nbHits, nbPages, ...(page === 0 && { elsewhere }) };
    },
    [language],
  );
}
