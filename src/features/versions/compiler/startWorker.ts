import { type Remote, wrap } from 'comlink';
import { chunkUrl } from '../../../lib/chunkUrl';
import type { findBreaks } from './findBreaks';

/** Starts the compiler's worker. This is a separate module, because Jest supports neither workers nor `import.meta`. */
export function startWorker(): { worker: Worker; remote: Remote<{ findBreaks: typeof findBreaks }> } {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return { worker, remote: wrap(worker) };
}

export const workerUrl = (): string => chunkUrl('src_features_versions_compiler_worker_ts');
