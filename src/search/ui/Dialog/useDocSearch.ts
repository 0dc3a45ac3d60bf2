import { useState } from 'react';
import type { DocSearchModalProps } from '@docsearch/react';
import { preload, searchClient } from '@site/src/search/client';
import { retrievedAttributes } from '@site/src/search/client/otherVersion';
import type { Hit } from '@site/src/search/engine/protocol';
import { levels } from '@site/src/search/section';
import { algolia, filtersOf, isExternal, isHosted, searchedVersion, searchOptions, tagsOf } from '../settings';
import { toDialogHit } from './dialogHit';
import { hitLink, seeAllLink } from './parts';
import { repairStoredSearches } from './storedSearches';
import { type Progress, watchClient } from './watchClient';

/**
 * Opens a hit after DocSearch has restored the scroll position. Otherwise, DocSearch would undo a jump to a heading.
 * Simulates a click, because a click hides the navbar even if the URL already has the same hash.
 */
function navigate({ itemUrl }: { itemUrl: string }): void {
  if (isExternal(itemUrl)) {
    window.open(itemUrl, '_blank', 'noopener');
    return;
  }
  queueMicrotask(() => {
    const link = Object.assign(document.createElement('a'), { href: itemUrl });
    document.body.append(link);
    link.click();
    link.remove();
  });
}

/** Returns the search progress and DocSearch's properties. A change of a property would restart DocSearch. */
export function useDocSearch(onClose: () => void, searchAgain: () => void) {
  const [progress, setProgress] = useState<Progress>({ isSearching: false });

  const [created] = useState(() => {
    // Run this before the first render, because DocSearch reads the storage then.
    const hasRoom = repairStoredSearches(algolia.indexName);
    const version = searchedVersion();
    const tags = tagsOf(version);
    const { client, reset } = watchClient(
      searchClient({ ...searchOptions(), isQuick: true }),
      tags,
      isHosted(),
      (change) => setProgress((before) => ({ ...before, ...change })),
      () => preload(searchOptions(), tags).then(searchAgain),
    );
    const properties = {
      ...algolia,
      // Without this option, DocSearch stores searches and fails if the storage is full.
      disableUserPersonalization: !hasRoom,
      initialScrollY: window.scrollY,
      searchParameters: {
        facetFilters: filtersOf(tags),
        attributesToRetrieve: [...retrievedAttributes],
        // Omit the group names, `lvl0`. If they were highlighted, DocSearch would show their HTML entities as text.
        attributesToHighlight: ['content', ...levels.slice(1).map((level) => `hierarchy.${level}`)],
      },
      transformSearchClient: () => client,
      transformItems: (hits) => hits.map((hit) => toDialogHit(hit as unknown as Hit)),
      navigator: { navigate },
      hitComponent: hitLink(version),
      resultsFooterComponent: seeAllLink(version, onClose),
    } satisfies DocSearchModalProps;
    return { properties, version, reset };
  });
  return { ...created, progress };
}
