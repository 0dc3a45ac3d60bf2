import type { Engine } from '../engine';
import type { Shard } from '../shard';
import { loadShards } from './shards';
import { messageOf, SearchUnavailable } from './unavailable';

/** One engine per set of shards: readers change the version rarely and type often. */
const engines = new Map<string, Engine>();

/**
 * The engine over the pages of `tags` and those outside the documentation. Rejects with a `SearchUnavailable` when its
 * code or a shard cannot be loaded.
 */
export async function engineFor(baseUrl: string, tags: readonly string[]): Promise<Engine> {
  const [createEngine, loaded] = await Promise.all([loadEngine(), loadShards(baseUrl, tags)]);
  const key = loaded.map(({ address }) => address).join(' ');
  const engine = engines.get(key) ?? createEngine(loaded.map(({ shard }) => shard));
  engines.set(key, engine);
  return engine;
}

/** Not imported with the client: hosted search needs no engine. */
async function loadEngine(): Promise<(shards: readonly Shard[]) => Engine> {
  try {
    return (await import('../engine')).createEngine;
  } catch (error) {
    throw new SearchUnavailable(`The code of search could not be loaded: ${messageOf(error)}`);
  }
}
