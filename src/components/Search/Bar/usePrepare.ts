import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import { useSearchOptions } from '@site/src/components/Search/useSearchOptions';
import { namedTags } from '@site/src/search/client/tags';
import { loadDialog } from './loadDialog';

/**
 * Fetches what a search will need as soon as one is likely: the code of the dialog, and the index of the version that is
 * read. What fails here fails silently; who opens the dialog or searches in it tries again and is told.
 */
export function usePrepare(): () => void {
  const options = useSearchOptions();
  const facetFilters = useAlgoliaContextualFacetFilters();

  const loadIndex = async (): Promise<void> => {
    const { preload } = await import('@site/src/search/client');
    await preload(options, namedTags({ facetFilters }));
  };
  return () => void Promise.allSettled([loadDialog(), loadIndex()]);
}
