import { expose } from 'comlink';
import { createSearcher, type SearcherOptions } from '../../../src/search/engine/searcher';

/** All started workers, newest last. */
export const workers: { isTerminated: boolean; terminate: () => void }[] = [];

/** Returns a fixed file name, because tests have no bundler that names the worker's file. */
export const workerUrl = (): string => '/worker.js';

/** Runs the searcher in this thread, behind a port that imitates a worker. */
export function startWorker(options: SearcherOptions): Worker {
  const { port1, port2 } = new MessageChannel();
  expose(createSearcher(options), port1);
  const terminate = (): void => {
    worker.isTerminated = true;
    port1.close();
  };
  const worker = { isTerminated: false, terminate };
  workers.push(worker);
  return Object.assign(port2, { terminate }) as unknown as Worker;
}
