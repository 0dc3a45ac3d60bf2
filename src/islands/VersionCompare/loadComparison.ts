import { loadCode } from '@site/src/lib/loadCode';
import type { Comparison } from '@site/src/features/versions/comparison/changes';

/** Loads the comparison of two versions. The bundler creates a chunk for each file that matches the import pattern. */
export async function loadComparison(from: string, to: string): Promise<Comparison> {
  const load = () =>
    import(`@generated/comparison/default/pairs/${from}...${to}.json`) as Promise<{ default: Comparison }>;
  return (await loadCode(load)).default;
}
