import { environment } from './environment';

/** The site's path from BASE_URL, with a slash at both ends. Components use `useBaseUrl` instead. */
export const baseUrl = `/${environment.BASE_URL ?? ''}/`.replace(/\/{2,}/g, '/');
