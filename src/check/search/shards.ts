import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCatalog } from '../../search/client/shards';
import { siteTag } from '../../search/client/tags';
import { type Shard, unpackShard } from '../../search/shard';

/**
 * Reads from a build what the dialog loads on a page of the version with this tag. Throws an error that names the file
 * that is missing or damaged.
 */
export function readShards(buildDir: string, tag: string): Shard[] {
  const list = join(buildDir, 'search/shards.json');
  if (!existsSync(list)) throw new Error(`${list} is missing: the build made no search index`);
  const catalog = parseCatalog(readFileSync(list, 'utf8'), list);
  return [siteTag, tag].map((needed) => {
    const entry = catalog.get(needed);
    if (!entry) throw new Error(`${list} has no shard for ${needed}`);
    const file = join(buildDir, 'search', entry.file);
    return unpackShard(readFileSync(file, 'utf8'), file);
  });
}
