/**
 * Where the site is mounted: `/`, or what BASE_URL says, with a slash at both ends. Only for the build: components use
 * Docusaurus' `useBaseUrl`.
 */
export const baseUrl = `/${process.env.BASE_URL ?? ''}/`.replace(/\/{2,}/g, '/');
