import { loadCode } from '../../../lib/loadCode';
import type { Comparison } from './changes';

/**
 * Loads a file of the comparison plugin, such as `pairs/2.8.5...2.8.7`. Downloads a file that does not load or does not
 * parse once more, as `loadCode` does.
 */
export async function loadData<T>(name: string): Promise<T> {
  const { default: url } = (await import(
    /* webpackMode: "eager" */ `@generated/comparison/default/${name}.json?url`
  )) as { default: string };
  return loadCode(async () => {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`Status ${response.status}`);
      return (await response.json()) as T;
    } catch (cause) {
      throw Object.assign(new Error(`${url} could not be loaded`, { cause }), { request: url });
    }
  });
}

/** Loads the comparison of two versions. */
export const loadComparison = (from: string, to: string): Promise<Comparison> =>
  loadData<Comparison>(`pairs/${from}...${to}`);
