import type { LiteClient } from 'algoliasearch/lite';
import type { DocsVersion } from '@site/src/config/versions';
import { askOtherVersions, betterElsewhere } from '@site/src/search/client/otherVersion';
import { retrievedAttributes } from '@site/src/search/client/tags';
import { siteTag, tagOf, withTag } from '@site/src/search/client/tags';
import type { Hit, SearchRequest, SearchResult } from '@site/src/search/engine/protocol';
import { MARK } from './parts';

/** How many hits come at a time. */
export const HITS_PER_PAGE = 15;

/** What a reader wants to know. */
export interface Question {
  query: string;
  version: DocsVersion;
  /** From 0. */
  page: number;
}

/** One page of hits, and how many there are altogether. */
export interface Found {
  hits: Hit[];
  total: number;
  pages: number;
  /** The very thing that was asked for, when only another version has it. */
  elsewhere?: Hit;
}

/** All that was found so far for a query. */
export interface Answer extends Omit<Found, 'hits'> {
  query: string;
  version: DocsVersion;
  /** The hits in the portions in which they came. */
  batches: Hit[][];
}

/** What does not change from question to question. */
export interface Index {
  indexName: string;
  language: string;
  /** Whether answers carry an id with which a click on one of their hits is told to hosted search. */
  clickAnalytics: boolean;
}

/**
 * Asks for one page of hits in a version and in the pages outside the documentation; the first page also asks what the
 * other versions have. Rejects when the search cannot answer.
 */
export async function ask(client: LiteClient, index: Index, { query, version, page }: Question): Promise<Found> {
  const { indexName, language, clickAnalytics } = index;
  const tags = [siteTag, tagOf(version)];
  const request: SearchRequest & { indexName: string } = {
    indexName,
    query,
    page,
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics,
    facetFilters: [`language:${language}`, tags.map(withTag)],
    attributesToRetrieve: retrievedAttributes,
    attributesToSnippet: ['content:20'],
    snippetEllipsisText: '…',
    highlightPreTag: MARK.open,
    highlightPostTag: MARK.close,
  };
  const requests = page === 0 ? [request, { indexName, ...askOtherVersions(request, tags) }] : [request];
  // The library's types leave open which kind of answer a request gets.
  const response = await client.search({ requests });
  const [here, others] = response.results as unknown as [SearchResult, SearchResult?];
  return {
    hits: here.hits,
    total: here.nbHits,
    pages: here.nbPages,
    elsewhere: others && betterElsewhere(query, here.hits, others.hits),
  };
}
