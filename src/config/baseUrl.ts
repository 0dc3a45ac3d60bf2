import { Refusal } from '../lib/refusal.mjs';

/** Returns the path with a slash at both ends. Throws an error for a full URL or other text that is not a path. */
function toBaseUrl(path: string): string {
  if (/^[\w-]+:|^\/\/|[?#\s\\]/.test(path))
    throw new Refusal(`BASE_URL is "${path}". Set it to a path on the host, for example "/docs/", without the host.`);
  return `/${path}/`.replace(/\/{2,}/g, '/');
}

/** The path of the site, from BASE_URL, with a slash at both ends. Components use `useBaseUrl` instead. */
export const baseUrl = toBaseUrl(process.env.BASE_URL ?? '');
