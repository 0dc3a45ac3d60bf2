import { chunkUrl } from '../../lib/chunkUrl';
import type { SearcherOptions } from '../engine/searcher';

/** Starts the search worker. This is a separate module, because Jest supports neither workers nor `import.meta`. */
export function startWorker(options: SearcherOptions): Worker {
  return new Worker(new URL('../engine/worker.ts', import.meta.url), { name: JSON.stringify(options) });
}

export const workerUrl = (): string => chunkUrl('src_search_engine_worker_ts');
