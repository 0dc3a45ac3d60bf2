import type { SearcherOptions } from '../engine/searcher';

// The bundler replaces these names.
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

/** Starts the search worker. It is a separate module, because Jest supports neither workers nor `import.meta`. */
export function startWorker(options: SearcherOptions): Worker {
  return new Worker(new URL('../engine/worker.ts', import.meta.url), { name: JSON.stringify(options) });
}

/** Returns the URL of the worker's file, which the bundler names after this chunk. */
export const workerUrl = (): string =>
  __webpack_public_path__ + __webpack_get_script_filename__('src_search_engine_worker_ts');
