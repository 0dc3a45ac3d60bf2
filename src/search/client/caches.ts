import type { Cache, Host } from '.';

/** Keeps nothing: the engine in the page answers as fast as a cache would, and a failed answer is not worth keeping. */
export const noCache: Cache = {
  get: (_key, compute) => compute(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** How a host failed, and when. */
interface Failure {
  status: 'down' | 'timed out';
  lastUpdate: number;
}
type Failures = [address: string, Failure][];

const storageKey = 'search-hosts';

/** For so long a host that failed is left alone. */
const rest = 120_000;

/** Tells whether a host still rests; whatever else may be in storage is no failure. */
function isResting([, failure]: [string, Failure | null]): boolean {
  const age = Date.now() - Number(failure?.lastUpdate);
  return age >= 0 && age <= rest;
}

function storedFailures(): Failures {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, Failure>);
  } catch {
    return [];
  }
}

/**
 * Keeps which hosts have failed, for the pages that the reader opens next too; in a full or blocked storage, for as long
 * as the page lives. The library's own caches do not: they look a host up by its address alone, file it under its address
 * and state, and serialize it without the methods that tell when two minutes are over, so that a host that failed is
 * asked first again by every search.
 */
export function createHostsCache(): Cache {
  let kept: Failures = [];
  const resting = (): Map<string, Failure> => new Map([...kept, ...storedFailures()].filter(isResting));
  return {
    ...noCache,
    get: async <T>(host: object | string, unknown: () => Promise<T>) => {
      const failure = resting().get(addressOf(host));
      if (!failure) return unknown();
      const isTimedOut = () => failure.status === 'timed out';
      return { ...(host as Host), ...failure, isUp: () => false, isTimedOut } as T;
    },
    set: (host, state) => {
      const { status, lastUpdate } = state as Failure;
      kept = [...resting().set(addressOf(host), { status, lastUpdate })];
      try {
        localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(kept)));
      } catch {
        // It is kept in the page.
      }
      return Promise.resolve(state);
    },
  };
}

function addressOf(key: object | string): string {
  const { protocol, url, port, accept } = key as Host;
  return [protocol, url, port, accept].join(' ');
}
