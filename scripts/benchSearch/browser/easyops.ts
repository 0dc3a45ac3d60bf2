import { SearchWorker } from 'easyops-search-worker';
import { type Measured, measure } from './measure';

/** How many results its search bar shows. */
const limit = 8;

/** The code that @easyops-cn/docusaurus-search-local runs in its worker, called without the worker. */
export async function run(queries: readonly string[]): Promise<Measured[]> {
  const worker = new SearchWorker();
  await worker.fetchIndexes('/', '');
  return measure(async (query) => {
    const results = await worker.search('/', '', query, limit);
    return results.map(({ document }) => decodeURIComponent(document.u + (document.h ?? '')));
  }, queries);
}
