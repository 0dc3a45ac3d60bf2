import type { DocsVersion } from '../../config/versions';
import type { SearchRequest } from '../engine/protocol';

/** Tag of pages outside the documentation. Every search includes these pages. */
export const siteTag = 'default';

const facet = 'docusaurus_tag:';

/** Returns the tag that Docusaurus assigns to a version's pages. */
export function tagOf({ name }: Pick<DocsVersion, 'name'>): string {
  return `docs-default-${name}`;
}

/** Returns the facet filter that selects pages with the given tag. */
export function withTag(tag: string): string {
  return facet + tag;
}

/** Returns the facet filter that excludes pages with the given tag. */
export function withoutTag(tag: string): string {
  return `${facet}-${tag}`;
}

export function isTagFilter(filter: string): boolean {
  return filter.startsWith(facet);
}

/** Returns the tags in a request's filters, including excluded tags, whose index lists symbols from other versions. */
export function namedTags({ facetFilters }: SearchRequest): string[] {
  const filters = [facetFilters ?? []].flat(2);
  return filters.filter(isTagFilter).map((filter) => filter.slice(facet.length).replace(/^-/, ''));
}
