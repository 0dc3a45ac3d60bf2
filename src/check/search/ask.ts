import { retrievedAttributes } from '../../search/client/tags';
import { siteTag, withTag } from '../../search/client/tags';
import { createEngine } from '../../search/engine';
import type { SearchRequest } from '../../search/engine/protocol';
import { dialogQueryLimit } from '../../search/limits';
import type { Shard } from '../../search/shard';

/** Answers a query with the addresses below the base address that the dialog shows, best first. */
export type Ask = (query: string) => string[];

/** The request that the dialog sends for a query while a reader is on a page of the version with this tag. */
export function dialogRequest(query: string, tag: string): SearchRequest {
  return {
    query: query.slice(0, dialogQueryLimit),
    facetFilters: ['language:en', [siteTag, tag].map(withTag)],
    hitsPerPage: 20,
    attributesToRetrieve: retrievedAttributes,
    attributesToSnippet: [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`).concat('content:10'),
    attributesToHighlight: [],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    clickAnalytics: false,
  };
}

/** Makes the search of a version over its loaded shards, as the dialog of a site that is mounted at `baseUrl` has it. */
export function createAsk(shards: readonly Shard[], tag: string, baseUrl: string): Ask {
  const engine = createEngine(shards);
  return (query) => engine.search(dialogRequest(query, tag)).hits.map(({ url = '' }) => addressOf(url, baseUrl));
}

/** The address of a hit without host and base address, decoded: `/docs/intro#traps`. */
function addressOf(url: string, baseUrl: string): string {
  const { pathname, hash } = new URL(url);
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return decodeURIComponent(path + hash);
}
