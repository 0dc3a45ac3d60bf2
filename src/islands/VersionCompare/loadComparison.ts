import type { Comparison } from '@site/src/features/versions/comparison/changes';

/** Loads the comparison of two versions. The bundler creates a chunk for each file that matches the import pattern. */
export async function loadComparison(from: string, to: string): Promise<Comparison> {
  const file = (await import(`@generated/comparison/default/pairs/${from}...${to}.json`)) as { default: Comparison };
  return file.default;
}
