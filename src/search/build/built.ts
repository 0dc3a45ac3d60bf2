import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../lib/refusal.mjs';
import { parseCatalog, type WholeCatalog } from '../client/shards';
import { messageOf } from '../../lib/messageOf';
import { readShard, readTexts, type Shard } from '../shard';

/** What shards a build has; refuses a build without any, and a damaged list. */
export function readCatalog(build: string): WholeCatalog {
  return readAs(join(build, 'search/shards.json'), parseCatalog);
}

/** The shards of a build for these tags, in their order; refuses with the file that is missing or damaged. */
export function readShards(build: string, tags: readonly string[]): Shard[] {
  const catalog = readCatalog(build);
  return tags.map((tag) => {
    const entry = catalog.get(tag);
    if (!entry) throw new Refusal(`The build has no search index for ${tag}: build all versions with npm run build.`);
    const file = join(build, 'search', entry.file);
    const texts = entry.texts === undefined ? undefined : readAs(join(build, 'search', entry.texts), readTexts);
    const shard = readAs(file, (text) => readShard(text, file, texts));
    const { length } = shard.records;
    if (length === entry.records) return shard;
    throw new Refusal(`${file} has ${length} records instead of ${entry.records}: run npm run build again.`);
  });
}

function readAs<T>(file: string, parse: (text: string, file: string) => T): T {
  if (!existsSync(file)) throw new Refusal(`There is no search index at ${file}: run npm run build first.`);
  try {
    return parse(readFileSync(file, 'utf8'), file);
  } catch (error) {
    throw new Refusal(`${messageOf(error)}. Run npm run build again.`);
  }
}
