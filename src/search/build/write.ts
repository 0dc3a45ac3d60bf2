import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versions } from '../../config/versions';
import { expand, type Outline, type OutlinePage, type Section } from './outline';
import { elsewhereOf, shardFormat, type ShardFile } from '../shard';
import type { SearchRecord } from '../types';

/** `shards.json`: by `docusaurus_tag`, the files that hold the shard and what it says, and how many records it has. */
export type ShardList = Record<string, { file: string; texts: string; records: number }>;

/** An outline and what it expands to. */
interface Expanded {
  outline: Outline;
  records: SearchRecord[];
}

/** Writes the shards of these pages and their list to `search/` in the build, in place of earlier ones. */
export function writeIndex(buildDir: string, pages: readonly Outline[]): ShardList {
  const all = joinOutlines(pages).map((outline) => ({ outline, records: expand(outline) }));
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
function joinOutlines(pages: readonly Outline[]): Outline[] {
  const byTag = new Map<string, Outline>();
  for (const page of pages) {
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
