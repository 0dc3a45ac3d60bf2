import { useState } from 'react';
import type { DocSearchModalProps } from '@docsearch/react';
import { useAlgoliaContextualFacetFilters, useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { currentVersion, versions, type DocsVersion } from '@site/src/config/versions';
import { retrievedAttributes } from '@site/src/search/client/tags';
import { namedTags, tagOf } from '@site/src/search/client/tags';

interface SearchScope {
  /** What DocSearch sends along with every query. */
  searchParameters: NonNullable<DocSearchModalProps['searchParameters']>;
  /** The tags of the pages that are searched. */
  tags: readonly string[];
  version: DocsVersion;
}

/** Where the dialog searches: in the version that was read when it opened, in the language of the site. */
export function useSearchScope(): SearchScope {
  const contextual = useAlgoliaContextualFacetFilters();
  const { searchParameters } = useAlgoliaThemeConfig().algolia;

  // Kept as it is at first: DocSearch starts all over when it gets other parameters.
  const [scope] = useState(() => {
    const tags = namedTags({ facetFilters: contextual });
    return {
      tags,
      version: versions.find((version) => tags.includes(tagOf(version))) ?? currentVersion,
      searchParameters: {
        ...searchParameters,
        facetFilters: [...contextual, ...[searchParameters?.facetFilters ?? []].flat()],
        attributesToRetrieve: [...retrievedAttributes],
        // DocSearch shows snippets only; the names of its groups would come out with their entities showing.
        attributesToHighlight: [],
      },
    };
  });
  return scope;
}
