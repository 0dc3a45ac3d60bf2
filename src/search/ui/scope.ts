import { currentVersion, type DocsVersion, versions } from '@site/src/config/versions';
import { siteTag, tagOf } from '@site/src/search/client/tags';

/** The version that the reader has chosen last, as Docusaurus stores it. */
export function preferredVersion(): DocsVersion | undefined {
  // Extensions may have taken it away.
  const preferred = (localStorage as Storage | undefined)?.getItem('docs-preferred-version-default');
  return versions.find(({ name }) => name === preferred);
}

/** The version that the page is about, else the one that the reader prefers, else the latest. */
export function searchedVersion(): DocsVersion {
  const tag = document.querySelector<HTMLMetaElement>('meta[name=docusaurus_tag]')?.content;
  return versions.find((version) => tagOf(version) === tag) ?? preferredVersion() ?? currentVersion;
}

/** The tags of the pages that a search on this page finds. */
export const searchedTags = (): string[] => [siteTag, tagOf(searchedVersion())];
