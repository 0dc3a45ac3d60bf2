import { links, searchPage } from '@site/src/config/site';
import { withParameters } from '@site/src/lib/withParameters';
import { queryLimit } from '@site/src/search/engine/limits';
import { text } from './text';

/** What is searched, and in which version. */
export interface Asked {
  query: string;
  /** The name of a version. */
  version: string;
}

/** A text as a query: cut off if it is too long, and none if there is nothing but spaces in it. */
const asQuery = (text: string): string => (text.trim() ? text.slice(0, queryLimit) : '');

/** What an address asks for; both are empty when it does not say. */
export function readAddress(search: string): Asked {
  const parameters = new URLSearchParams(search);
  return { query: asQuery(parameters.get('q') ?? ''), version: parameters.get('version') ?? '' };
}

/** The search part of an address that asks for something else than it did. */
export function writeAddress(search: string, change: Partial<Asked>): string {
  const { query, version } = { ...readAddress(search), ...change };
  return withParameters(search, { q: asQuery(query), version });
}

/** The address of a search, for links. */
export function searchPath(asked: Partial<Asked>): string {
  return searchPage + writeAddress('', asked);
}

/** Where a reader tells us of a query that finds nothing: an issue that names it. */
export function reportAddress({ query }: Pick<Asked, 'query'>): string {
  return `${links.docsRepository}/issues/new?title=${encodeURIComponent(text.reportTitle(query))}`;
}
