import type { liteClient } from 'algoliasearch/lite';

// These types are derived, because the site does not depend on the packages that export them.
export type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type Cache = NonNullable<LiteOptions['hostsCache']>;
export type Host = NonNullable<LiteOptions['hosts']>[number];

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

/** The number of milliseconds that a failed host counts as down. */
export const downTime = 120_000;

function isFailure(value: unknown): value is Failure {
  const { status, lastUpdate } = (value ?? {}) as Partial<Failure>;
  return (status === 'down' || status === 'timed out') && typeof lastUpdate === 'number';
}

const storageKey = 'search-hosts';

function keyOf(host: object | string): string {
  const { protocol, url, port, accept } = host as Host;
  return [protocol, url, port, accept].join(' ');
}

/**
 * Remembers failed hosts across pages. The caches in Algolia's library do not work here, because they store and look up
 * hosts under different keys.
 */
export function createHostsCache(): Cache {
  let failures: Record<string, unknown> = {};

  function readFailures(): typeof failures {
    try {
      return { ...failures, ...(JSON.parse(localStorage.getItem(storageKey) ?? '{}') as typeof failures) };
    } catch {
      return failures;
    }
  }

  return {
    ...noCache,
    get: async <T>(host: object | string, compute: () => Promise<T>) => {
      const failure = readFailures()[keyOf(host)];
      if (!isFailure(failure)) return compute();
      const age = Date.now() - failure.lastUpdate;
      if (age < 0 || age > downTime) return compute();
      const isTimedOut = () => failure.status === 'timed out';
      return { ...(host as Host), ...failure, isUp: () => false, isTimedOut } as T;
    },
    set: (host, state) => {
      const { status, lastUpdate } = state as Failure;
      failures = { ...readFailures(), [keyOf(host)]: { status, lastUpdate } };
      try {
        localStorage.setItem(storageKey, JSON.stringify(failures));
      } catch {
        // If the storage is full, `failures` still contains the host.
      }
      return Promise.resolve(state);
    },
  };
}
