import { baseUrl } from '@generated/site-data/default/settings.mjs';

/** Prepends the base URL to a path on this site, unless the path already starts with it. */
export const withBaseUrl = (path: string): string => (path.startsWith(baseUrl) ? path : baseUrl + path.slice(1));
