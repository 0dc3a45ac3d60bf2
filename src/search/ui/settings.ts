import { algolia, baseUrl } from '@generated/search-settings/default/settings.mjs';
import { notConfigured } from '@site/src/config/site';
import type { SearchClientOptions } from '@site/src/search/client';

export { algolia };

/** How this site searches: hosted when it was built with the credentials of an application, else embedded. */
export function searchOptions(): SearchClientOptions {
  const { appId, apiKey } = algolia;
  return { baseUrl, hosted: appId === notConfigured ? undefined : { appId, apiKey } };
}

/** The address of a site path in the place where the site is mounted; one that has it already stays as it is. */
export const mounted = (path: string): string => (path.startsWith(baseUrl) ? path : baseUrl + path.slice(1));

/** Whether an address is on another site. */
export const isExternal = (url: string): boolean => new RegExp(algolia.externalUrlRegex, 'i').test(url);
