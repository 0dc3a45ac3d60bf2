import { identifierKey } from '../engine/words';
import type { Hit, SearchRequest } from '../engine/protocol';
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
