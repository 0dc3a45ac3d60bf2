import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { versions } from '../config/versions';
import { elsewhereOf } from './elsewhere';
import { recordsOf, type SiteAddress } from './records';
import { packShard } from './shard';
import type { SearchRecord } from './types';

/** `shards.json`: by `docusaurus_tag`, the file that holds the shard, and how many records it has. */
export type ShardList = Record<string, { file: string; records: number }>;

/** Pages that are no goal of a search, by their path in the build. */
const leftOut = new Set(['404.html', 'search.html']);

/**
 * Reads every page of a build once and writes the shards and their list to `search/` in it, in place of earlier ones.
 * Throws an error that names the page when one cannot be read.
 */
export function writeShards(buildDir: string, site: SiteAddress): ShardList {
  const records = readRecords(buildDir, site);
  const dir = join(buildDir, 'search');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  const list: ShardList = {};
  for (const [tag, ofTag] of records) {
    const shard = packShard({ records: ofTag, elsewhere: elsewhereOf(ofTag, othersOf(ofTag, records)) });
    const file = `${tag}.${createHash('sha256').update(shard).digest('hex').slice(0, 8)}.json`;
    writeFileSync(join(dir, file), shard);
    list[tag] = { file, records: ofTag.length };
  }
  writeFileSync(join(dir, 'shards.json'), JSON.stringify(list));
  return list;
}

/** All records of a build by `docusaurus_tag`: the pages outside the documentation first, then the newest version. */
function readRecords(buildDir: string, site: SiteAddress): Map<string, SearchRecord[]> {
  const byTag = new Map<string, SearchRecord[]>();
  for (const file of pagesOf(buildDir)) {
    for (const record of recordsOf({ file, html: readPage(buildDir, file) }, site)) {
      const ofTag = byTag.get(record.docusaurus_tag);
      if (ofTag) ofTag.push(record);
      else byTag.set(record.docusaurus_tag, [record]);
    }
  }
  return new Map([...byTag].sort(([, [a]], [, [b]]) => ageOf(a) - ageOf(b)));
}

/** -1 outside the documentation, 0 for the newest version, more for older ones. */
function ageOf({ version }: SearchRecord): number {
  return versions.findIndex((documented) => documented.version === version);
}

function readPage(buildDir: string, file: string): string {
  try {
    return readFileSync(join(buildDir, file), 'utf8');
  } catch (cause) {
    throw new Error(`${file}: the page cannot be read for the search index (${(cause as Error).message})`, { cause });
  }
}

function pagesOf(buildDir: string): string[] {
  return readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.html') && !leftOut.has(path))
    .sort();
}

/** The records of the other versions, newest first; none for the pages outside the documentation, which have no version. */
function othersOf(here: SearchRecord[], all: ReadonlyMap<string, SearchRecord[]>): SearchRecord[][] {
  return here[0].version === null ? [] : [...all.values()].filter((records) => records !== here);
}
