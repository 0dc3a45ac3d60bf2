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
