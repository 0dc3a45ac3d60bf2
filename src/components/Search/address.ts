import { links } from '@site/src/config/site';
import { withParameters } from '@site/src/lib/withParameters';
import { queryLimit } from '@site/src/search/engine/limits';
import { text } from './text';

/** What is searched, and in which version. */
export interface Asked {
  query: string;
  /** The name of a version. */
  version: string;
}

/** What an address asks for; both are empty when it does not say. */
export function readAddress(search: string): Asked {
  const parameters = new URLSearchParams(search);
  return { query: (parameters.get('q') ?? '').slice(0, queryLimit), version: parameters.get('version') ?? '' };
}

/** The search part of an address that asks for something else than it did; its query is cut off if it is too long. */
export function writeAddress(search: string, change: Partial<Asked>): string {
  const { query, version } = { ...readAddress(search), ...change };
  return withParameters(search, { q: query.slice(0, queryLimit), version });
}

/** The address of a search, for links. */
export function searchPath(asked: Partial<Asked>): string {
  return `/search${writeAddress('', asked)}`;
}

/** Where a reader tells us of a query that finds nothing: an issue that names it. */
export function reportAddress({ query }: Pick<Asked, 'query'>): string {
  return `${links.docsRepository}/issues/new?title=${encodeURIComponent(text.reportTitle(query))}`;
}
