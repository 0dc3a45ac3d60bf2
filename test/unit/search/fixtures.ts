import { currentVersion } from '../../../src/config/versions';
import { expand, type Outline, type OutlinePage } from '../../../src/search/build/outline';
import { shardFormat } from '../../../src/search/shard';
import type { SearchRecord } from '../../../src/search/types';

export const current = 'docs-default-current';

/** The page of a class, by default of the current version. */
export function classPage(name: string, folder = 'docs'): OutlinePage {
  return {
    path: `${folder}/classes/${name}`,
    category: 'Classes',
    sections: [{ level: 1, title: name, kind: 'class' }],
  };
}

/** A page outside the documentation. */
export function sitePage(title: string): OutlinePage {
  return { path: title.toLowerCase(), category: 'Site', sections: [{ level: 1, title }] };
}

/** The outline of the pages with a tag: `default`, or one with the name of a version in it. */
export function outlineWith(tag: string, pages: OutlinePage[], texts: string[] = []): Outline {
  const version =
    tag === 'default' ? null : tag === current ? currentVersion.version : tag.replace('docs-default-', '');
  return { docusaurus_tag: tag, language: 'en', version, site: 'https://magmastream.com/', pages, texts };
}

/** The records of pages of the current version. */
export function recordsOf(...pages: OutlinePage[]): SearchRecord[] {
  return expand(outlineWith(current, pages));
}

/** A built search index as path → text, for a server or a folder: one shard per tag, and their list. */
export function shardFiles(
  shards: Readonly<Record<string, OutlinePage[]>>,
  others: Outline[] = [],
): Map<string, string> {
  const files = new Map<string, string>();
  const list: Record<string, { file: string; records: number }> = {};
  for (const [tag, pages] of Object.entries(shards)) {
    const outline = outlineWith(tag, pages);
    const file = `${tag}.0a1b2c3d.json`;
    list[tag] = { file, records: expand(outline).length };
    files.set(`/search/${file}`, JSON.stringify({ format: shardFormat, outline, others }));
  }
  return files.set('/search/shards.json', JSON.stringify(list));
}
