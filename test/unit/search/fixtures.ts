import type { Shard } from '../../../src/search/shard';
import { packShard } from '../../../src/search/shard';
import type { SearchRecord } from '../../../src/search/types';

/** The heading record of a page of one class, with an address as the site has it. */
export function classPage(name: string, { tag = 'docs-default-current', version = '2.8.7' } = {}): SearchRecord {
  const folder = tag === 'docs-default-current' ? 'docs' : `docs/${version}`;
  const path = `${folder}/classes/${name}`;
  const url = `https://magmastream.com/${path}`;
  const below = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    objectID: `${path}#`,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    hierarchy: { lvl0: 'Classes', lvl1: name, ...below },
    content: null,
    language: 'en',
    docusaurus_tag: tag,
    version,
    kind: 'class',
    name,
    owner: null,
    position: 0,
  };
}

/** The record of a page outside the documentation. */
export function sitePage(title: string): SearchRecord {
  const path = title.toLowerCase();
  const url = `https://magmastream.com/${path}`;
  return {
    ...classPage(title),
    ...{ objectID: `${path}#`, url, url_without_anchor: url },
    hierarchy: { ...classPage(title).hierarchy, lvl0: 'Site' },
    ...{ docusaurus_tag: 'default', version: null, kind: null, name: null },
  };
}

/** A built search index as path → text, for a server or a folder: one shard per tag, and their list. */
export function shardFiles(shards: Readonly<Record<string, Shard>>): Map<string, string> {
  const files = new Map<string, string>();
  const list: Record<string, { file: string; records: number }> = {};
  for (const [tag, shard] of Object.entries(shards)) {
    const file = `${tag}.0a1b2c3d.json`;
    list[tag] = { file, records: shard.records.length };
    files.set(`/search/${file}`, packShard(shard));
  }
  return files.set('/search/shards.json', JSON.stringify(list));
}
