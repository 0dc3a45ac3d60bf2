import { algolia, baseUrl } from '@generated/site-data/default/settings.mjs';
import { preferredVersionKey } from '@site/src/config/docusaurusNames';
import { notConfigured } from '@site/src/config/site';
import { currentVersion, type DocsVersion, versions } from '@site/src/config/versions';
import type { SearchClientOptions } from '@site/src/search/client';
import { siteTag, tagOf, withTag } from '@site/src/search/client/tags';
import { pageLanguage } from '@site/src/search/section';

export { algolia };

/** True if the build has Algolia credentials. */
export const isHosted = (): boolean => algolia.appId !== notConfigured;

/** Returns the search client options for hosted or embedded search. */
export const searchOptions = (): SearchClientOptions => ({ baseUrl, hosted: isHosted() ? algolia : undefined });

/** True for URLs on other sites, which open in a new tab. */
export const isExternal = (url: string): boolean => new RegExp(algolia.externalUrlRegex, 'i').test(url);

function preferredVersion(): DocsVersion | undefined {
  const preferred = localStorage.getItem(preferredVersionKey);
  return versions.find(({ name }) => name === preferred);
}

/** Returns the current page's version or, outside the documentation, the last chosen or latest version. */
export function searchedVersion(): DocsVersion {
  const tag = document.querySelector<HTMLMetaElement>('meta[name=docusaurus_tag]')?.content;
  return versions.find((version) => tagOf(version) === tag) ?? preferredVersion() ?? currentVersion;
}

/** Returns the tags of the pages to search: pages of a version and pages outside the documentation. */
export const tagsOf = (version: DocsVersion): string[] => [siteTag, tagOf(version)];

export const searchedTags = (): string[] => tagsOf(searchedVersion());

/** Returns the search filters for the language of the site and a list of tags. */
export const filtersOf = (tags: readonly string[]) => [`language:${pageLanguage}`, tags.map(withTag)];
