import type { Comparison } from '@site/src/features/versions/comparison/changes';

/**
 * Fetches what differs between two documented versions; rejects when it cannot be fetched, and may be asked again then.
 * The bundler makes one chunk of every file that fits the address, with a hash in its name, for `npm start` as for the
 * build: files fetched by hand would need both of that done once more.
 */
export async function loadComparison(from: string, to: string): Promise<Comparison> {
  const file = (await import(`@generated/comparison/default/pairs/${from}...${to}.json`)) as { default: Comparison };
  return file.default;
}
