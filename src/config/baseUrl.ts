import { environment } from './environment';

/** The site's path from the variable BASE_URL, with a slash at both ends. In components, use `useBaseUrl` instead. */
export const baseUrl = `/${environment.BASE_URL ?? ''}/`.replace(/\/{2,}/g, '/');
