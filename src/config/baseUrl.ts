/** The path that the site is mounted at, from BASE_URL, with a slash at both ends. Components use `useBaseUrl` instead. */
export const baseUrl = `/${process.env.BASE_URL ?? ''}/`.replace(/\/{2,}/g, '/');
