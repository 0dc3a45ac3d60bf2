import type { SearcherOptions } from '../engine/searcher';

/** Starts a worker that answers searches. Kept in a separate module because Jest has neither workers nor `import.meta`. */
export function startWorker(options: SearcherOptions): Worker {
  return new Worker(new URL('../engine/worker.ts', import.meta.url), { name: JSON.stringify(options) });
}
