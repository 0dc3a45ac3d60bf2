import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { algoliasearch, type IndexSettings, type ScopeType } from 'algoliasearch';
import { runMain } from './lib/main.mjs';
import { readEnvironment } from '../src/config/environment';
import { indexName } from '../src/config/site';
import { versions } from '../src/config/versions';
import { Refusal } from '../src/lib/refusal.mjs';
import { loadSections } from '../src/search/build/load';
import type { Host } from '../src/search/client/hostsCache';
import { retrievedAttributes } from '../src/search/client/otherVersion';
import { siteTag, tagOf } from '../src/search/client/tags';
import { levels, recordOf, type SearchRecord } from '../src/search/section';

/** Algolia index settings. They follow DocSearch's recommendations, but search identifier names first. */
const indexSettings: IndexSettings = {
  searchableAttributes: ['unordered(name)', ...levels.map((level) => `unordered(hierarchy.${level})`), 'content'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type', 'kind'].map((name) => `filterOnly(${name})`),
  attributesToRetrieve: [...retrievedAttributes, 'anchor'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['name', 'hierarchy', 'content'],
  distinct: true,
  attributeForDistinct: 'url',
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight)', 'desc(release)', 'asc(position)'],
  attributeCriteriaComputedBy: 'minProximity',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
};

interface IndexedRecord extends SearchRecord, Record<string, unknown> {
  /** Ranks pages before sections, and headings before body text. */
  weight: number;
  /** Ranks newer versions first. */
  release: number;
  position: number;
}

function readRecords(build: string): IndexedRecord[] {
  const tags = [siteTag, ...versions.map(tagOf)];
  const sections = tags.flatMap((tag) =>
    loadSections(build, [tag]).filter((section) => section.docusaurus_tag === tag),
  );
  return sections
    .flatMap((section) => [recordOf(section), ...section.texts.map((_, snippet) => recordOf(section, snippet))])
    .map((record, position) => {
      const weight = record.type === 'content' ? 0 : 7 - Number(record.type.slice('lvl'.length));
      const [major = 0, minor = 0, patch = 0] = (record.version ?? '').split('.').map(Number);
      return { ...record, weight, release: (major * 1_000 + minor) * 1_000 + patch, position };
    });
}

function readHost(address: string): Host {
  const { protocol, hostname, port } = new URL(address);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    url: hostname,
    port: Number(port) || undefined,
    accept: 'readWrite',
  };
}

type Client = ReturnType<typeof algoliasearch>;

/** Copies the rules and synonyms of the index to a temporary index, then adds the settings and the records. */
async function fill(client: Client, temporary: string, records: IndexedRecord[]): Promise<void> {
  const scope: ScopeType[] = ['rules', 'synonyms'];
  const operationIndexParams = { operation: 'copy', destination: temporary, scope } as const;
  const copied = await client.operationIndex({ indexName, operationIndexParams });
  await client.waitForTask({ indexName: temporary, taskID: copied.taskID });
  const set = await client.setSettings({ indexName: temporary, indexSettings });
  await client.waitForTask({ indexName: temporary, taskID: set.taskID });
  await client.chunkedBatch({ indexName: temporary, objects: records, waitForTasks: true });
}

/** Writes the search records as NDJSON. With `--yes`, also replaces the contents of the Algolia index. */
export async function push(args: readonly string[], env: NodeJS.ProcessEnv, build: string, output: string) {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_HOSTS: hosts } = readEnvironment(env);
  const isUpload = args.includes('--yes');
  if (isUpload && !(appId && adminKey)) throw new Refusal('Uploading needs ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY.');
  const records = readRecords(build);
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  console.log(`${records.length} records are in ${output}.`);
  if (!isUpload || !appId || !adminKey) return console.log('Nothing was uploaded. To upload, add the argument --yes.');

  const client = algoliasearch(appId, adminKey, hosts ? { hosts: hosts.split(',').map(readHost) } : undefined);
  const temporary = `${indexName}_tmp_${Date.now()}`;
  let state = 'the index still has its earlier records and settings';
  try {
    await fill(client, temporary, records);
    const operationIndexParams = { operation: 'move', destination: indexName } as const;
    const { taskID } = await client.operationIndex({ indexName: temporary, operationIndexParams });
    state = 'Algolia has not confirmed the new records';
    await client.waitForTask({ indexName: temporary, taskID });
  } catch (error) {
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    throw new Refusal(`The upload failed and ${state}: ${(error as Error).message}`, { cause: error });
  }
  console.log(`The index ${indexName} of ${appId} has these records now.`);
}

const root = join(__dirname, '..');
if (require.main === module)
  void runMain(() => push(process.argv.slice(2), process.env, join(root, 'build'), join(root, '.cache/search.ndjson')));
