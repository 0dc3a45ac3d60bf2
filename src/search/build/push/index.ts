import { type Algoliasearch, algoliasearch } from 'algoliasearch';
import { indexName } from '../../../config/site';
import { versions } from '../../../config/versions';
import { Refusal } from '../../../lib/refusal.mjs';
import { readCatalog, readShards } from '../built';
import { siteTag, tagOf } from '../../client/tags';
import { messageOf } from '../../../lib/messageOf';
import { type Environment, readCredentials } from './credentials';
import { type IndexedRecord, indexSettings, toIndexed } from './settings';

/** What `npm run search:push` works with. */
export interface PushOptions {
  /** Arguments of the command: none for a dry run, `--yes` to upload. */
  args: readonly string[];
  env: Environment;
  build: string;
  log: (line: string) => void;
  /** The tags that a complete build has shards for. */
  tags?: readonly string[];
}

const allTags = [siteTag, ...versions.map(tagOf)];

const format = (count: number) => count.toLocaleString('en');

/**
 * Uploads the records of a build to the hosted index, or says what it would upload. Throws a `Refusal` for whatever the
 * caller can put right: arguments, credentials, the build, a step that failed.
 */
export async function push({ args, env, build, log, tags = allTags }: PushOptions): Promise<void> {
  const unknown = args.find((arg) => arg !== '--yes');
  if (unknown) throw new Refusal(`Unknown argument "${unknown}". Usage: npm run search:push [-- --yes]`);
  const credentials = args.includes('--yes') ? readCredentials(env) : undefined;
  const records = readRecords(build, tags);
  if (!credentials) {
    log(describe(records));
    log('\nThis was a dry run: nothing was uploaded. `npm run search:push -- --yes` uploads.');
    return;
  }
  const { appId, adminKey, hosts } = credentials;
  log(`Uploading ${format(records.length)} records …`);
  await upload(records, algoliasearch(appId, adminKey, hosts && { hosts }));
  log(`The index ${indexName} of ${appId} holds the ${format(records.length)} records of this build.`);
}

/**
 * All records of a build. Records of other versions that a shard knows of are in their own version's shard. Refuses a
 * build without records for one of `tags`: what is not in the build is going to be removed from the index.
 */
function readRecords(build: string, tags: readonly string[]): IndexedRecord[] {
  const catalog = readCatalog(build);
  const missing = tags.filter((tag) => !catalog.get(tag)?.records);
  if (missing.length > 0) {
    throw new Refusal(
      `The build has no records for ${missing.join(', ')}: build all versions with npm run build first.`,
    );
  }

  const records = readShards(build, tags).flatMap((shard) => shard.records);
  const seen = new Set<string>();
  const twice = records.find(({ objectID }) => seen.size === seen.add(objectID).size);
  if (twice) throw new Refusal(`Two records have the id ${twice.objectID}: only one of them would be in the index.`);
  return records.map(toIndexed);
}

/** Says what an upload would do: where to, how much of what, and how one record looks. */
function describe(records: readonly IndexedRecord[]): string {
  const counts = new Map<string, number>();
  for (const { docusaurus_tag: tag } of records) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const largest = Math.max(...sizes);
  // A member shows more of a record than a page of the site does.
  const sample = records.find(({ owner }) => owner !== null) ?? records[0];
  return [
    `Index ${indexName}: ${format(records.length)} records, ${(bytes / 1e6).toFixed(1)} MB`,
    ...[...counts].map(([tag, count]) => `  ${tag}: ${format(count)}`),
    // Plans of Algolia differ in how large a record may be.
    `Largest record: ${(largest / 1e3).toFixed(1)} kB, ${records[sizes.indexOf(largest)].objectID}`,
    `Settings: ${JSON.stringify(indexSettings, null, 2)}`,
    `Sample: ${JSON.stringify(sample, null, 2)}`,
  ].join('\n');
}

/**
 * Makes the hosted index hold exactly these records. The library fills a temporary index and then puts it in place of
 * the one that readers ask: they never find a mixture of two builds, and an interrupted run leaves them the records that
 * they had. Where a host fails, the library asks the next one. Throws a `Refusal` that says which step failed.
 */
async function upload(objects: IndexedRecord[], client: Algoliasearch): Promise<void> {
  let step = 'Setting up the index';
  try {
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
    step = 'Replacing the records';
    await client.replaceAllObjects({ indexName, objects });
  } catch (error) {
    throw new Refusal(
      `${step} failed: ${explain(error)}\nIt is safe to run the command again: readers find the records of the earlier ` +
        `build until all new ones are there. An index ${indexName}_tmp_<number> that stays behind can be deleted.`,
      { cause: error },
    );
  }
}

/** What went wrong in a call to Algolia, and what to look at. */
function explain(error: unknown): string {
  if (error instanceof Error && error.name === 'RetryError')
    return 'no host answered. Check the network and ALGOLIA_APP_ID.';

  const status = error instanceof Error && 'status' in error ? Number(error.status) : undefined;
  const answer = status === undefined ? messageOf(error) : `${status}: ${messageOf(error)}`;
  if (status !== 401 && status !== 403) return answer;
  return (
    `Algolia refused the credentials (${answer}). Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY; a key of your own needs ` +
    `the rights addObject, deleteIndex and editSettings for ${indexName} and ${indexName}_tmp_*.`
  );
}
