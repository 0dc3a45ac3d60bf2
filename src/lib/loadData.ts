import { loadCode } from './loadCode';

/** Loads a JSON file. Downloads a file that does not load or does not parse once more, as `loadCode` does. */
export const loadData = <T>(url: string): Promise<T> =>
  loadCode(async () => {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return (await response.json()) as T;
    } catch (error) {
      throw Object.assign(new Error(`Loading ${url} failed`, { cause: error }), { request: url });
    }
  });
