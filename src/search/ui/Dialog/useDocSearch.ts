import { useState } from 'react';
import type { DocSearchModalProps } from '@docsearch/react';
import { preload, searchClient } from '@site/src/search/client';
import { othersFor } from '@site/src/search/client/otherVersion';
import { retrievedAttributes, withTag } from '@site/src/search/client/tags';
import type { Hit } from '@site/src/search/engine/protocol';
import { searchedTags, searchedVersion } from '../scope';
import { algolia, isExternal, searchOptions } from '../settings';
import { isTaken } from './follow';
import { dialogHit, seeAll } from './parts';
import { showHit } from './shownHits';
import { dropSelection } from './selection';
import { repairStoredSearches, storeWithoutRoom } from './storedSearches';
import { type Session, watchClient } from './watchClient';

/** What DocSearch is given, once, because it starts all over when a property changes; and what becomes of its searches. */
export function useDocSearch(onClose: () => void, onLeave: () => void, askAgain: () => void) {
  const isHosted = searchOptions().hosted !== undefined;
  const [session, setSession] = useState<Session>({ isSearching: false });

  const [given] = useState(() => {
    // DocSearch reads these while it is rendered for the first time.
    dropSelection();
    storeWithoutRoom();
    repairStoredSearches(algolia.indexName);
    const [tags, version] = [searchedTags(), searchedVersion()];
    const options = { ...searchOptions(), isQuick: true };
    const watched = watchClient(
      searchClient(options),
      tags,
      othersFor(isHosted),
      (change) => setSession((now) => ({ ...now, ...change })),
      isHosted ? undefined : () => preload(searchOptions(), tags).then(askAgain),
    );
    const properties = {
      ...algolia,
      initialScrollY: window.scrollY,
      searchParameters: {
        facetFilters: [`language:${document.documentElement.lang}`, tags.map(withTag)],
        attributesToRetrieve: [...retrievedAttributes],
        // DocSearch shows snippets only; the names of its groups would come out with their entities showing.
        attributesToHighlight: [],
      },
      transformSearchClient: () => watched.client,
      transformItems: (hits) => hits.map((hit) => showHit(hit as unknown as Hit)),
      // Pages of this site open in this window, in the application if it runs, those of other sites in a new tab.
      navigator: {
        navigate({ itemUrl }) {
          if (isExternal(itemUrl)) {
            window.open(itemUrl, '_blank', 'noopener');
            return;
          }
          onLeave();
          if (!isTaken(itemUrl)) location.assign(itemUrl);
        },
      },
      hitComponent: dialogHit(version),
      resultsFooterComponent: seeAll(version, onClose),
    } satisfies DocSearchModalProps;
    return { properties, version, forget: watched.forget };
  });
  return { ...given, ...session, isHosted };
}
