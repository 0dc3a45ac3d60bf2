/** Answers of a slow function, by its argument. */
export interface Remembered<T> {
  get(key: string): Promise<T>;
  forget(key: string): void;
}

/** Calls `load` once per key, also for callers who come while it runs; a failure is forgotten, so the next call retries. */
export function remember<T>(load: (key: string) => Promise<T>): Remembered<T> {
  const kept = new Map<string, Promise<T>>();
  const forget = (key: string): void => void kept.delete(key);
  return {
    forget,
    get(key) {
      const known = kept.get(key);
      if (known) return known;
      const loading = load(key);
      kept.set(key, loading);
      loading.catch(() => {
        // Forgotten meanwhile and asked for anew: the newer call has nothing to do with this failure.
        if (kept.get(key) === loading) forget(key);
      });
      return loading;
    },
  };
}
