import { links, searchPage } from '@site/src/config/site';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { withParameters } from '@site/src/lib/withParameters';
import { queryLimit } from '@site/src/search/engine/protocol';
import { algolia, isExternal } from './settings';
import { text } from './text';

export interface SearchParameters {
  query: string;
  /** The name of a documented version, for example `current` or `2.7.5`. */
  version: string;
}

const toQuery = (value: string): string => (value.trim() ? value.slice(0, queryLimit) : '');

/** Reads the search parameters from a query string. Returns empty strings for missing parameters. */
export function readParameters(search: string): SearchParameters {
  const parameters = new URLSearchParams(search);
  return { query: toQuery(parameters.get('q') ?? ''), version: parameters.get('version') ?? '' };
}

/** Changes search parameters in a query string. Keeps all other parameters. */
export function writeParameters(search: string, change: Partial<SearchParameters>): string {
  const { query, version } = { ...readParameters(search), ...change };
  return withParameters(search, { q: toQuery(query), version });
}

/** Returns the path of the search page with these parameters. */
export const searchPath = (parameters: Partial<SearchParameters>): string =>
  withBaseUrl(searchPage + writeParameters('', parameters));

/** Returns the attributes of a link. Links to other sites open in a new tab. */
export const linkTo = (url: string) => ({
  href: url,
  ...(isExternal(url) && { target: '_blank', rel: 'noopener noreferrer' }),
});

/** Returns the URL for a new issue about a query without results. */
export const reportUrl = ({ query }: Pick<SearchParameters, 'query'>): string =>
  `${links.docsRepository}/issues/new?title=${encodeURIComponent(text.reportTitle(query))}`;

/** Converts the URL of a hit to a link target. URLs on this site become paths, with the configured replacement. */
export function hitUrl(url: string): string {
  const { href, pathname, hash } = new URL(url);
  if (isExternal(href)) return url;
  const { replaceSearchResultPathname: rule } = algolia;
  const path = rule ? (pathname + hash).replaceAll(new RegExp(rule.from, 'g'), rule.to) : pathname + hash;
  // Browsers would read the first segment of `//path` as a host name.
  return withBaseUrl(path.replace(/^[/\\]*/, '/'));
}
