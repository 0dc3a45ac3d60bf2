/** The path of the site, from BASE_URL, with a slash at both ends. Components use `useBaseUrl` instead. */
export const baseUrl = `/${process.env.BASE_URL ?? ''}/`.replace(/\/{2,}/g, '/');
