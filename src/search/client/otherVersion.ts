import type { LiteClient } from 'algoliasearch/lite';
import type { Hit, SearchRequest, SearchResult } from '../engine/protocol';
import { identifierKey } from '../engine/words';
import { levels } from '../section';
import { isTagFilter, siteTag, withoutTag } from './tags';
import { withValidHits } from './validHits';

/** The attributes of a hit that the search dialog and the search page need. */
export const retrievedAttributes: readonly string[] = [
  ...levels.map((level) => `hierarchy.${level}`),
  ...['content', 'type', 'url', 'kind', 'name', 'owner', 'version', 'docusaurus_tag'],
];

/** The number of hits to request. It must cover every symbol that has a member with the searched name. */
const hitsPerPage = 10;

/** Returns the same request for all versions except for those with the given tags. */
function askOtherVersions(request: SearchRequest, tags: readonly string[]): SearchRequest {
  const others = (request.facetFilters ?? []).filter((group) => ![group].flat().some(isTagFilter));
  const excluded = [...new Set([siteTag, ...tags])].map(withoutTag);
  return { ...request, facetFilters: [...others, ...excluded], hitsPerPage, page: 0 };
}

/**
 * Sends a request. For the first page of hits, also sends the request to other versions. Hosted search does this only
 * if the first request has no hits, because Algolia charges for each request.
 */
export async function askVersions(
  client: Pick<LiteClient, 'search'>,
  request: SearchRequest,
  tags: readonly string[],
  isHosted: boolean,
) {
  const ask = async (...requests: SearchRequest[]) => {
    const response = await client.search({ requests } as Parameters<LiteClient['search']>[0]);
    const received = response.results as unknown as SearchResult[] | null;
    const results = isHosted ? requests.map((_, index) => withValidHits(received?.[index])) : received!;
    return { response: { ...response, results: results as unknown as typeof response.results }, results };
  };
  const others = askOtherVersions(request, tags);
  const { response, results } = await ask(request, ...(isHosted || request.page ? [] : [others]));
  const [first] = results;
  // A search that finds nothing has no close hits either.
  const here = first.isWeak && first.nbHits === 0 ? { ...first, isWeak: undefined } : first;
  const there = isHosted && here.nbHits === 0 ? (await ask(others)).results[0] : results.at(1);
  return { response, here, elsewhere: betterElsewhere(request.query ?? '', here.hits, there?.hits ?? []) };
}

/**
 * Returns a hit from another version if this version has no hits, or none with the searched name. Prefers the newest
 * version whose hit has the name.
 */
export function betterElsewhere(query: string, here: readonly Hit[], elsewhere: readonly Hit[]): Hit | undefined {
  const key = identifierKey(query);
  const named = key ? elsewhere.filter((hit) => hasName(hit, key)).sort(newestFirst)[0] : undefined;
  if (here.length === 0) return named ?? elsewhere.at(0);
  return here.some((hit) => hasName(hit, key)) ? undefined : named;
}

function hasName({ name, owner }: Hit, key: string): boolean {
  if (!name) return false;
  return identifierKey(name) === key || (Boolean(owner) && identifierKey(`${owner}.${name}`) === key);
}

const newestFirst = (a: Hit, b: Hit): number =>
  (b.version ?? '').localeCompare(a.version ?? '', 'en', { numeric: true });
