import { wrap } from 'comlink';
import type { SearchRequest, SearchResult } from '../engine/protocol';
import type { EngineThread } from '../engine/worker';
import type { Shard } from '../shard';

/** An engine in a thread of its own, where the page need not wait for it. */
export interface StartedEngine {
  read(shards: readonly Shard[]): Promise<void>;
  search(request: SearchRequest): Promise<SearchResult>;
  end(): void;
}

/**
 * Fetches the code that answers questions, and starts it. Not imported with the client: hosted search needs no engine.
 * `read` rejects when the code cannot be loaded.
 */
export function startEngine(): StartedEngine {
  const worker = new Worker(new URL('../engine/worker.ts', import.meta.url));
  const failed = new Promise((resolve) => worker.addEventListener('error', resolve));
  const { read, search } = wrap<EngineThread>(worker);
  return {
    read: (shards) =>
      Promise.race([
        read(shards),
        failed.then(() => {
          throw new Error('its file did not arrive');
        }),
      ]),
    search,
    end: () => worker.terminate(),
  };
}
