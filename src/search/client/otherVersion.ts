import type { LiteClient } from 'algoliasearch/lite';
import { identifierKey } from '../engine/words';
import type { Hit, SearchRequest, SearchResult } from '../engine/protocol';
import { isTagFilter, siteTag, withoutTag } from './tags';

/** Enough for every symbol that has a member of one name, and quickly answered. */
const hitsPerPage = 10;

/** The same question to all versions but those of `tags`, the ones that the reader searches already. */
export function askOtherVersions(request: SearchRequest, tags: readonly string[]): SearchRequest {
  const others = (request.facetFilters ?? []).filter((group) => ![group].flat().some(isTagFilter));
  // Pages outside the documentation are of no version, whatever `tags` says.
  const negated = [...new Set([siteTag, ...tags])].map(withoutTag);
  return { ...request, facetFilters: [...others, ...negated], hitsPerPage, page: 0 };
}

/** When the other versions are asked: along with the question, only if that finds nothing at all, or never. */
export type AskOthers = 'along' | 'if none' | 'never';

/** Hosted search counts every question; the engine in the page answers two at once. */
export const othersFor = (isHosted: boolean): AskOthers => (isHosted ? 'if none' : 'along');

/**
 * Asks a question in the versions of `tags`, and what only another one has. `response` is the client's whole answer to
 * it, `here` what it found; rejects when the client does.
 */
export async function askVersions(
  client: Pick<LiteClient, 'search'>,
  request: SearchRequest,
  tags: readonly string[],
  askOthers: AskOthers,
) {
  const ask = async (...requests: SearchRequest[]) => {
    const response = await client.search({ requests } as Parameters<LiteClient['search']>[0]);
    // The library's types leave open which kind of answer a request gets.
    return { response, results: response.results as unknown as SearchResult[] };
  };
  const others = askOtherVersions(request, tags);
  const { response, results } = await ask(request, ...(askOthers === 'along' ? [others] : []));
  const [here] = results;
  const there = askOthers === 'if none' && here.nbHits === 0 ? (await ask(others)).results[0] : results.at(1);
  return { response, here, elsewhere: betterElsewhere(request.query ?? '', here.hits, there?.hits ?? []) };
}

/**
 * The hit of another version that is worth a line: `query` names it, as an identifier or with its owner, and names
 * nothing in the version searched. Of several versions it is the newest; undefined when there is none.
 */
export function betterElsewhere(query: string, here: readonly Hit[], elsewhere: readonly Hit[]): Hit | undefined {
  const key = identifierKey(query);
  if (!key || here.some((hit) => isNamed(hit, key))) return undefined;
  return elsewhere.filter((hit) => isNamed(hit, key)).sort(newestFirst)[0];
}

function isNamed({ name, owner }: Hit, key: string): boolean {
  if (!name) return false;
  return identifierKey(name) === key || (Boolean(owner) && identifierKey(`${owner}.${name}`) === key);
}

function newestFirst(one: Hit, other: Hit): number {
  return (other.version ?? '').localeCompare(one.version ?? '', 'en', { numeric: true });
}
