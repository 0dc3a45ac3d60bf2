import { type Remote, wrap } from 'comlink';
import type { findBreaks } from './findBreaks';

// The bundler replaces these names.
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

/** Starts the compiler's worker. It is a separate module, because Jest supports neither workers nor `import.meta`. */
export function startWorker(): { worker: Worker; remote: Remote<{ findBreaks: typeof findBreaks }> } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return { worker, remote: wrap(worker) };
}

/** Returns the URL of the worker's file, which the bundler names after this chunk. */
export const workerUrl = (): string =>
  __webpack_public_path__ + __webpack_get_script_filename__('src_features_versions_compiler_worker_ts');
