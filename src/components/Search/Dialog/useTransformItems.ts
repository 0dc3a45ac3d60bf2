import { useCallback } from 'react';
import type { DocSearchModalProps } from '@docsearch/react';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import type { Hit } from '@site/src/search/engine/protocol';
import { showHit } from './shownHits';

/** What DocSearch does with hits before it shows them. */
export function useTransformItems(): NonNullable<DocSearchModalProps['transformItems']> {
  const processUrl = useSearchResultUrlProcessor();
  return useCallback((hits) => hits.map((hit) => showHit(hit as unknown as Hit, processUrl)), [processUrl]);
}
