import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../lib/refusal.mjs';
import { type Catalog, parseCatalog } from '../client/shards';
import { messageOf } from '../../lib/messageOf';
import { unpackShard } from '../shard';
import type { SearchRecord } from '../types';

/** Docusaurus tag → the records of its shard. */
export type BuiltRecords = ReadonlyMap<string, readonly SearchRecord[]>;

/**
 * Reads the records of every shard of a build. Refuses a build that is missing, damaged, or has no records for one of
 * `tags`: what is not in the build is going to be removed from the index.
 */
export function readBuild(folder: string, tags: readonly string[]): BuiltRecords {
  const catalog = readCatalog(folder);
  const missing = tags.filter((tag) => !catalog.get(tag)?.records);
  if (missing.length > 0) {
    throw new Refusal(
      `The build has no records for ${missing.join(', ')}: build all versions with npm run build first.`,
    );
  }
  const built = new Map(
    [...catalog].map(([tag, { file, records }]) => [tag, readShard(join(folder, 'search', file), records)]),
  );
  refuseDuplicates([...built.values()].flat());
  return built;
}

function readCatalog(folder: string): Catalog {
  const file = join(folder, 'search/shards.json');
  if (!existsSync(file)) throw new Refusal(`There is no search index at ${file}: run npm run build first.`);
  return readAs(file, parseCatalog);
}

/** Records of other versions that a shard carries as well are left out: they are in their own version's shard. */
function readShard(file: string, expected: number): readonly SearchRecord[] {
  if (!existsSync(file)) throw new Refusal(`${file} is missing: run npm run build again.`);
  const { records } = readAs(file, unpackShard);
  if (records.length === expected) return records;
  throw new Refusal(`${file} has ${records.length} records instead of ${expected}: run npm run build again.`);
}

function readAs<T>(file: string, parse: (text: string, file: string) => T): T {
  try {
    return parse(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new Refusal(`${messageOf(error)}. Run npm run build again.`);
  }
}

function refuseDuplicates(records: readonly SearchRecord[]): void {
  const seen = new Set<string>();
  for (const { objectID } of records) {
    if (seen.has(objectID))
      throw new Refusal(`Two records have the id ${objectID}: only one of them would be in the index.`);

    seen.add(objectID);
  }
}
