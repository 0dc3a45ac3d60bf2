import { useState } from 'react';
import type { DocSearchModalProps } from '@docsearch/react';
import { useHistory } from '@docusaurus/router';
import { isRegexpStringMatch } from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import { currentVersion, versions } from '@site/src/config/versions';
import { searchClient } from '@site/src/search/client';
import { othersFor } from '@site/src/search/client/otherVersion';
import { namedTags, retrievedAttributes, tagOf } from '@site/src/search/client/tags';
import type { Hit } from '@site/src/search/engine/protocol';
import { useSearchOptions } from '../useSearchOptions';
import { dialogHit, seeAll } from './parts';
import { showHit } from './shownHits';
import { dropSelection } from './selection';
import { repairStoredSearches, storeWithoutRoom } from './storedSearches';
import { type Session, watchClient } from './watchClient';

/** What DocSearch is given, once, because it starts all over when a property changes; and what becomes of its searches. */
export function useDocSearch(onClose: () => void) {
  const { algolia } = useAlgoliaThemeConfig();
  const facetFilters = useAlgoliaContextualFacetFilters();
  const processUrl = useSearchResultUrlProcessor();
  const options = useSearchOptions();
  const history = useHistory();
  const isHosted = options.hosted !== undefined;
  const [session, setSession] = useState<Session>({ isSearching: false });

  const [given] = useState(() => {
    // DocSearch reads these while it is rendered for the first time.
    dropSelection();
    storeWithoutRoom();
    repairStoredSearches(algolia.indexName);
    const tags = namedTags({ facetFilters });
    const version = versions.find((one) => tags.includes(tagOf(one))) ?? currentVersion;
    const watched = watchClient(searchClient(options), tags, othersFor(isHosted), (change) =>
      setSession((now) => ({ ...now, ...change })),
    );
    const properties = {
      ...algolia,
      initialScrollY: window.scrollY,
      searchParameters: {
        facetFilters,
        attributesToRetrieve: [...retrievedAttributes],
        // DocSearch shows snippets only; the names of its groups would come out with their entities showing.
        attributesToHighlight: [],
      },
      transformSearchClient: () => watched.client,
      transformItems: (hits) => hits.map((hit) => showHit(hit as unknown as Hit, processUrl)),
      // Pages of this site open in the application, those of other sites in a new tab.
      navigator: {
        navigate({ itemUrl }) {
          if (isRegexpStringMatch(algolia.externalUrlRegex, itemUrl)) window.open(itemUrl, '_blank', 'noopener');
          else history.push(itemUrl);
        },
      },
      hitComponent: dialogHit(version),
      resultsFooterComponent: seeAll(version, onClose),
    } satisfies DocSearchModalProps;
    return { properties, version, forget: watched.forget };
  });
  return { ...given, ...session, isHosted };
}
