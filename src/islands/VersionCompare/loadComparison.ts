import { loadData } from '@site/src/lib/loadData';
import type { Comparison } from '@site/src/features/versions/comparison/changes';

/** Loads the comparison of two versions. The bundler emits each file that matches the import pattern. */
export async function loadComparison(from: string, to: string): Promise<Comparison> {
  const { default: url } = (await import(
    /* webpackMode: "eager" */ `@generated/comparison/default/pairs/${from}...${to}.json?url`
  )) as { default: string };
  return loadData<Comparison>(url);
}
