import type { Cache, Host } from '.';

export const noCache: Cache = {
  get: (_key, compute) => compute(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

interface Failure {
  status: 'down' | 'timed out';
  lastUpdate: number;
}
type Failures = [host: string, Failure][];

const storageKey = 'search-hosts';

/** Number of milliseconds for which the client avoids a failed host. */
const downTime = 120_000;

/** True if a failure is recent. Accepts any value, because local storage may contain invalid data. */
function isRecent([, failure]: [string, Failure | null]): boolean {
  const age = Date.now() - Number(failure?.lastUpdate);
  return age >= 0 && age <= downTime;
}

function storedFailures(): Failures {
  try {
    return Object.entries(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, Failure>);
  } catch {
    return [];
  }
}

/**
 * Creates a cache that remembers failed hosts across pages, or only on this page if storage is full or blocked. The
 * caches of the library store a host under one key and look it up under another, so they never find a failed host.
 */
export function createHostsCache(): Cache {
  let failures: Failures = [];
  const recent = (): Map<string, Failure> => new Map([...failures, ...storedFailures()].filter(isRecent));
  return {
    ...noCache,
    get: async <T>(host: object | string, compute: () => Promise<T>) => {
      const failure = recent().get(keyOf(host));
      if (!failure) return compute();
      const isTimedOut = () => failure.status === 'timed out';
      return { ...(host as Host), ...failure, isUp: () => false, isTimedOut } as T;
    },
    set: (host, state) => {
      const { status, lastUpdate } = state as Failure;
      failures = [...recent().set(keyOf(host), { status, lastUpdate })];
      try {
        localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(failures)));
      } catch {
        // Storage is full or blocked, but `failures` contains the host.
      }
      return Promise.resolve(state);
    },
  };
}

function keyOf(host: object | string): string {
  const { protocol, url, port, accept } = host as Host;
  return [protocol, url, port, accept].join(' ');
}
