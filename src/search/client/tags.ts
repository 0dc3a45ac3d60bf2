import type { DocsVersion } from '../../config/versions';
import type { SearchRequest } from '../engine/protocol';

/** The tag of pages outside the documentation. Every search includes these pages. */
export const siteTag = 'default';

const facet = 'docusaurus_tag:';

/** Returns the tag that Docusaurus assigns to a version's pages. */
export const tagOf = ({ name }: Pick<DocsVersion, 'name'>): string => `docs-default-${name}`;

/** Returns the facet filter that selects pages with a tag. */
export const withTag = (tag: string): string => facet + tag;

/** Returns the facet filter that excludes pages with a tag. */
export const withoutTag = (tag: string): string => `${facet}-${tag}`;

export const isTagFilter = (filter: string): boolean => filter.startsWith(facet);

/** Returns the tags in a request's filters, including excluded tags: an index also lists symbols of other versions. */
export function namedTags({ facetFilters }: SearchRequest): string[] {
  const filters = [facetFilters ?? []].flat(2);
  return filters.filter(isTagFilter).map((filter) => filter.slice(facet.length).replace(/^-/, ''));
}
