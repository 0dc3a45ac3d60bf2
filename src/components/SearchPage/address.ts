import { QUERY_LIMIT } from './text';

interface Asked {
  query: string;
  version: string;
}

/** What an address asks for; both are empty when it does not say. */
export function readAddress(search: string): Asked {
  const parameters = new URLSearchParams(search);
  return { query: (parameters.get('q') ?? '').slice(0, QUERY_LIMIT), version: parameters.get('version') ?? '' };
}

/** The search part of an address that asks for this, with its other parameters as they are; itself if it does so already. */
export function writeAddress(search: string, { query, version }: Asked): string {
  const parameters = new URLSearchParams(search);
  if ((parameters.get('q') ?? '') === query && (parameters.get('version') ?? '') === version) {
    return search;
  }
  const put = (name: string, value: string): void => (value ? parameters.set(name, value) : parameters.delete(name));
  put('q', query);
  put('version', version);
  const written = parameters.toString();
  return written && `?${written}`;
}

/** The address of a search, for links. */
export function searchPath(asked: Partial<Asked>): string {
  return `/search${writeAddress('', { query: '', version: '', ...asked })}`;
}
