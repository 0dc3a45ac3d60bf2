import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { versions } from '../../config/versions';
import { expand, type Outline, type OutlinePage, type Section } from './outline';
import { outlineOf, type SiteAddress } from './read';
import { elsewhereOf, shardFormat, type ShardFile } from '../shard';
import type { SearchRecord } from '../types';

/** `shards.json`: by `docusaurus_tag`, the files that hold the shard and what it says, and how many records it has. */
export type ShardList = Record<string, { file: string; texts: string; records: number }>;

/** Pages that are no goal of a search, by their path in the build. */
const leftOut = new Set(['404.html', 'offline.html', 'search.html']);

/** An outline and what it expands to. */
interface Expanded {
  outline: Outline;
  records: SearchRecord[];
}

/**
 * Reads every page of a build once and writes the shards and their list to `search/` in it, in place of earlier ones.
 * Throws an error that names the page when one cannot be read.
 */
export function writeShards(buildDir: string, site: SiteAddress): ShardList {
  const all = readOutlines(buildDir, site).map((outline) => ({ outline, records: expand(outline) }));
  const dir = join(buildDir, 'search');
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(join(dir, 'texts'), { recursive: true });
  const write = (name: string, content: object): string => {
    const text = JSON.stringify(content);
    const file = `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    writeFileSync(join(dir, file), text);
    return file;
  };
  const list: ShardList = {};
  for (const here of all) {
    const { docusaurus_tag: tag, texts } = here.outline;
    const file = write(tag, shardOf(here, all));
    list[tag] = { file, texts: write(`texts/${tag}`, texts), records: here.records.length };
  }
  writeFileSync(join(dir, 'shards.json'), JSON.stringify(list));
  return list;
}

/** The outlines of a build: of the pages outside the documentation first, then of the newest version. */
function readOutlines(buildDir: string, site: SiteAddress): Outline[] {
  const byTag = new Map<string, Outline>();
  for (const page of pagesOf(buildDir).flatMap(
    (file) => outlineOf({ file, html: readBuiltFile(buildDir, file) }, site) ?? [],
  )) {
    const outline = byTag.get(page.docusaurus_tag);
    if (!outline) byTag.set(page.docusaurus_tag, page);
    outline?.pages.push(...page.pages);
    outline?.texts.push(...page.texts);
  }
  return [...byTag.values()].sort((a, b) => ageOf(a) - ageOf(b));
}

/** -1 outside the documentation, 0 for the newest version, more for older ones. */
function ageOf({ version }: Outline): number {
  return versions.findIndex((documented) => documented.version === version);
}

function readBuiltFile(buildDir: string, file: string): string {
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

/** The pages outside the documentation have no version, and need to know of none. */
function shardOf(here: Expanded, all: readonly Expanded[]): ShardFile {
  const others = here.outline.version === null ? [] : all.filter((other) => other !== here);
  const elsewhere = new Set(
    elsewhereOf(
      here.records,
      others.map(({ records }) => records),
    ),
  );
  return {
    format: shardFormat,
    outline: { ...here.outline, texts: [] },
    others: others.map((other) => headingsOf(other, elsewhere)).filter(({ pages }) => pages.length > 0),
  };
}

/** As much of an outline as the records in `wanted` need: their sections, and those above them. */
function headingsOf({ outline, records }: Expanded, wanted: ReadonlySet<SearchRecord>): Outline {
  const headings = records.filter(({ type }) => type !== 'content').values();
  const pages = outline.pages.map((page): OutlinePage => {
    let below = 0;
    const kept = page.sections
      .map((section) => ({ section, record: headings.next().value as SearchRecord }))
      .reverse()
      .filter(({ section: { level }, record }) => {
        if (!wanted.has(record) && level >= below) return false;
        below = level;
        return true;
      });
    let position = 0;
    const sections = kept.reverse().map(({ section, record }): Section => {
      const skips = record.position - position;
      position = record.position + 1;
      return skips > 0 ? { ...section, skips } : section;
    });
    return { ...page, sections };
  });
  return { ...outline, pages: pages.filter(({ sections }) => sections.length > 0), texts: [] };
}
