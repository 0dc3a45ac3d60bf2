import type { Cache, Host } from './library';

/**
 * Keeps what the client learns about its hosts, for as long as the page lives. The library's own caches do not: they
 * look a host up by its address alone, file it under its address and state, and serialize it without the methods that
 * tell when two minutes are over, so that a host that failed is asked first again by every search.
 */
export function createHostsCache(): Cache {
  const states = new Map<string, unknown>();
  return {
    get: async <T>(host: string | Record<string, unknown>, unknown: () => Promise<T>) =>
      (states.get(addressOf(host)) as T | undefined) ?? unknown(),
    set: (host, state) => {
      states.set(addressOf(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => Promise.resolve(void states.delete(addressOf(host))),
    clear: () => Promise.resolve(states.clear()),
  };
}

function addressOf(key: string | Record<string, unknown>): string {
  const { protocol, url, port, accept } = key as unknown as Host;
  return [protocol, url, port, accept].join(' ');
}

/** Keeps nothing: the engine in the page answers as fast as a cache would, and a failed answer is not worth keeping. */
export const noCache: Cache = {
  get: (_key, compute) => compute(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};
