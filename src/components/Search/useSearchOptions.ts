import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { notConfigured } from '@site/src/config/site';
import type { SearchClientOptions } from '@site/src/search/client';

/** How this site searches: hosted when it was built with the credentials of an application, else embedded. */
export function useSearchOptions(): SearchClientOptions {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { appId, apiKey } = useAlgoliaThemeConfig().algolia;
  return useMemo(
    () => ({ baseUrl, hosted: appId === notConfigured ? undefined : { appId, apiKey } }),
    [baseUrl, appId, apiKey],
  );
}

/**
 * Fetches what a search over `tags` needs, and the code that searches, as soon as a search is likely. What fails here
 * fails silently: the search that follows tries again, and says so if it fails too.
 */
export async function preloadIndex(options: SearchClientOptions, tags: readonly string[]): Promise<void> {
  try {
    const { preload } = await import('@site/src/search/client');
    await preload(options, tags);
  } catch {
    // Of no interest before somebody searches.
  }
}
