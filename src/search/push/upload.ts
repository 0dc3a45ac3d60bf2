import type { Algoliasearch } from 'algoliasearch';
import { Refusal } from '../../lib/refusal.mjs';
import { indexSettings, type IndexedRecord } from './settings';
import { explain } from './explain';
import { type Wait, withRetries } from './retry';

/** As many records as the library's own helpers put into a batch. */
const batchSize = 1_000;

/** Where to upload to, and how to tell about it. */
export interface Target {
  client: Algoliasearch;
  indexName: string;
  log: (line: string) => void;
  wait: Wait;
}

/**
 * Makes the hosted index hold exactly `records`: settings, then records in batches, then the removal of what earlier
 * builds left. Records keep their ids from build to build, so a run that was interrupted is finished by the next one.
 * Throws a `Refusal` that says which step failed.
 */
export async function upload(records: readonly IndexedRecord[], target: Target): Promise<void> {
  await step(target, 'Setting up the index', () => setUp(target));
  target.log('The index is set up.');
  await uploadBatches(records, target);
  const removed = await step(target, 'Removing old records', () => removeOthers(records, target));
  target.log(`Records of earlier builds removed: ${format(removed)}.`);
}

async function setUp({ client, indexName }: Target): Promise<void> {
  const { taskID } = await client.setSettings({ indexName, indexSettings });
  await client.waitForTask({ indexName, taskID });
}

async function uploadBatches(records: readonly IndexedRecord[], target: Target): Promise<void> {
  const { client, indexName, log } = target;
  const batches = Math.ceil(records.length / batchSize);
  for (let batch = 1; batch <= batches; batch += 1) {
    const from = (batch - 1) * batchSize;
    const objects = records.slice(from, from + batchSize);
    const upTo = from + objects.length;
    const name = `Batch ${batch} of ${batches} (records ${format(from + 1)} to ${format(upTo)})`;
    // Only after the last batch is the index asked for what it holds: until then nothing has to wait for it.
    const waitForTasks = batch === batches;
    await step(target, name, () => client.saveObjects({ indexName, objects, waitForTasks }));
    log(`Uploaded batch ${batch} of ${batches}: ${format(upTo)} of ${format(records.length)} records.`);
  }
}

/**
 * Removes by id what is in the index and not in `records`. `deleteBy` with a marker of the build would be one call, but
 * everything is lost if its filter is wrong, the key would need the right to delete the whole index, and the library
 * itself advises against it where ids can be listed. Listing them needs no marker: records stay what shards have.
 */
async function removeOthers(records: readonly IndexedRecord[], { client, indexName }: Target): Promise<number> {
  const current = new Set(records.map(({ objectID }) => objectID));
  const objectIDs: string[] = [];
  await client.browseObjects<Record<string, unknown>>({
    indexName,
    browseParams: { attributesToRetrieve: ['objectID'] },
    aggregator: ({ hits }) => objectIDs.push(...hits.map(({ objectID }) => objectID).filter((id) => !current.has(id))),
  });
  if (objectIDs.length > 0) await client.deleteObjects({ indexName, objectIDs, waitForTasks: true });
  return objectIDs.length;
}

async function step<T>({ wait, log }: Target, name: string, action: () => Promise<T>): Promise<T> {
  try {
    return await withRetries(action, {
      wait,
      onRetry: (reason, pause) => log(`${name} failed (${reason}); trying again in ${pause / 1_000} s.`),
    });
  } catch (error) {
    throw new Refusal(
      `${name} failed: ${explain(error)}\nIt is safe to run the command again: records keep their ids, and old ones are ` +
        'removed only after all new ones are in the index.',
      { cause: error },
    );
  }
}

function format(count: number): string {
  return count.toLocaleString('en');
}
