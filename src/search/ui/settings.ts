import { algolia, baseUrl } from '@generated/search-settings/default/settings.mjs';
import { notConfigured } from '@site/src/config/site';
import { currentVersion, type DocsVersion, versions } from '@site/src/config/versions';
import type { SearchClientOptions } from '@site/src/search/client';
import { siteTag, tagOf, withTag } from '@site/src/search/client/tags';

export { algolia };

/** Returns the options of the search client: hosted if the site was built with Algolia credentials, else embedded. */
export function searchOptions(): SearchClientOptions {
  const { appId, apiKey } = algolia;
  return { baseUrl, hosted: appId === notConfigured ? undefined : { appId, apiKey } };
}

/** Prepends the base URL to a path of this site unless it is already there. */
export const withBaseUrl = (path: string): string => (path.startsWith(baseUrl) ? path : baseUrl + path.slice(1));

/** True for URLs of other sites. */
export const isExternal = (url: string): boolean => new RegExp(algolia.externalUrlRegex, 'i').test(url);

/** Returns the version that the reader chose last. Docusaurus stores it under this key. */
function preferredVersion(): DocsVersion | undefined {
  const preferred = localStorage.getItem('docs-preferred-version-default');
  return versions.find(({ name }) => name === preferred);
}

/** Returns the version of the current page, else the preferred version, else the latest. */
export function searchedVersion(): DocsVersion {
  const tag = document.querySelector<HTMLMetaElement>('meta[name=docusaurus_tag]')?.content;
  return versions.find((version) => tagOf(version) === tag) ?? preferredVersion() ?? currentVersion;
}

/** Returns the tags of all pages that a search in a version covers. */
export const tagsOf = (version: DocsVersion): string[] => [siteTag, tagOf(version)];

export const searchedTags = (): string[] => tagsOf(searchedVersion());

/** Returns the filters of a search: the language of the page and the given tags. */
export const filtersOf = (tags: readonly string[]) => [`language:${document.documentElement.lang}`, tags.map(withTag)];
