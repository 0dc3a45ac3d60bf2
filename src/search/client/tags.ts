import type { DocsVersion } from '../../config/versions';
import type { SearchRequest } from '../engine/protocol';

/** Tag of pages outside the documentation. Every search includes these pages. */
export const siteTag = 'default';

/** Attributes of a hit that DocSearch and the badge line show. */
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

/** Returns the tag that Docusaurus gives to the pages of a version. */
export function tagOf({ name }: Pick<DocsVersion, 'name'>): string {
  return `docs-default-${name}`;
}

/** Returns the facet filter for the pages of a tag. */
export function withTag(tag: string): string {
  return facet + tag;
}

/** Returns the facet filter that excludes the pages of a tag. */
export function withoutTag(tag: string): string {
  return `${facet}-${tag}`;
}

export function isTagFilter(filter: string): boolean {
  return filter.startsWith(facet);
}

/** Returns the tags in the filters of a request. Excluded tags count: their index lists symbols of other versions. */
export function namedTags({ facetFilters }: SearchRequest): string[] {
  const filters = [facetFilters ?? []].flat(2);
  return filters.filter(isTagFilter).map((filter) => filter.slice(facet.length).replace(/^-/, ''));
}
