import type { DocsVersion } from '../../config/versions';
import type { SearchRequest } from '../engine/protocol';

/** The tag of all pages outside the documentation: whatever a reader searches, these are searched too. */
export const siteTag = 'default';

/** What every search of the site asks of a hit: the attributes that DocSearch asks for, and what its badge line shows. */
export const retrievedAttributes: readonly string[] = [
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
  'content',
  'type',
  'url',
  'kind',
  'name',
  'owner',
  'version',
  'docusaurus_tag',
];

const facet = 'docusaurus_tag:';

/** The tag of the pages of a version, as Docusaurus writes it into each of them. */
export function tagOf({ name }: Pick<DocsVersion, 'name'>): string {
  return `docs-default-${name}`;
}

/** The filter that lets the pages of a tag through. */
export function withTag(tag: string): string {
  return facet + tag;
}

/** The filter that leaves out all pages of a tag. */
export function withoutTag(tag: string): string {
  return `${facet}-${tag}`;
}

/** Tells whether a filter is one of these two. */
export function isTagFilter(filter: string): boolean {
  return filter.startsWith(facet);
}

/**
 * The tags that the filters of a request name. Negated ones count: what other versions have and one has not is part of
 * that one's own shard.
 */
export function namedTags({ facetFilters }: SearchRequest): string[] {
  const filters = [facetFilters ?? []].flat(2);
  return filters.filter(isTagFilter).map((filter) => filter.slice(facet.length).replace(/^-/, ''));
}
