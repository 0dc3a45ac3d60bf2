import { Refusal } from '../lib/refusal.mjs';

function toBaseUrl(path: string): string {
  if (/^[\w-]+:|^\/\/|[?#\s\\]/.test(path))
    throw new Refusal(`BASE_URL is "${path}". Set it to a path on the host, for example "/docs/", without the host.`);
  return `/${path}/`.replace(/\/{2,}/g, '/');
}

/** The site's path from BASE_URL, with a slash at both ends. Components use `useBaseUrl` instead. */
export const baseUrl = toBaseUrl(process.env.BASE_URL ?? '');
