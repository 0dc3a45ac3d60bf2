import type { LiteClient } from 'algoliasearch/lite';
import type { Hit, SearchRequest, SearchResult } from '../engine/protocol';
import { identifierKey } from '../engine/words';
import { isTagFilter, siteTag, withoutTag } from './tags';

/** Enough for all symbols that have a member of the same name. */
const hitsPerPage = 10;

/** Changes a request so that it searches all versions except those of `tags`. */
export function askOtherVersions(request: SearchRequest, tags: readonly string[]): SearchRequest {
  const others = (request.facetFilters ?? []).filter((group) => ![group].flat().some(isTagFilter));
  const excluded = [...new Set([siteTag, ...tags])].map(withoutTag);
  return { ...request, facetFilters: [...others, ...excluded], hitsPerPage, page: 0 };
}

/** Time at which other versions are searched: together with the version, if that finds nothing, or never. */
export type AskOthers = 'along' | 'if none' | 'never';

/** Hosted search bills each request; embedded search answers two at once. */
export const othersFor = (isHosted: boolean): AskOthers => (isHosted ? 'if none' : 'along');

/**
 * Searches the versions of `tags` and other versions. Returns the response of the client, the result for `tags`, and the
 * best hit that only another version has. Rejects if the client does.
 */
export async function askVersions(
  client: Pick<LiteClient, 'search'>,
  request: SearchRequest,
  tags: readonly string[],
  askOthers: AskOthers,
) {
  const ask = async (...requests: SearchRequest[]) => {
    const response = await client.search({ requests } as Parameters<LiteClient['search']>[0]);
    return { response, results: response.results as unknown as SearchResult[] };
  };
  const others = askOtherVersions(request, tags);
  const { response, results } = await ask(request, ...(askOthers === 'along' ? [others] : []));
  const [here] = results;
  const there = askOthers === 'if none' && here.nbHits === 0 ? (await ask(others)).results[0] : results.at(1);
  return { response, here, elsewhere: betterElsewhere(request.query ?? '', here.hits, there?.hits ?? []) };
}

/** Returns the newest hit of another version that has the name in the query, unless the searched version has that name. */
export function betterElsewhere(query: string, here: readonly Hit[], elsewhere: readonly Hit[]): Hit | undefined {
  const key = identifierKey(query);
  if (!key || here.some((hit) => hasName(hit, key))) return undefined;
  return elsewhere.filter((hit) => hasName(hit, key)).sort(newestFirst)[0];
}

function hasName({ name, owner }: Hit, key: string): boolean {
  if (!name) return false;
  return identifierKey(name) === key || (Boolean(owner) && identifierKey(`${owner}.${name}`) === key);
}

function newestFirst(one: Hit, other: Hit): number {
  return (other.version ?? '').localeCompare(one.version ?? '', 'en', { numeric: true });
}
