import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { versions } from '../../config/versions';
import { complete, type Section, start, type StoredSection } from '../section';
import { siteTag, tagOf } from '../client/tags';
import { keyOf } from '../engine/signatures';
import { signaturesFor } from './signatures';

/** The content of `search/shards.json`: the index files for each `docusaurus_tag`, relative to `search/`. */
export type IndexList = Record<string, { file: string; texts: string; signatures?: string }>;

/**
 * Replaces the search index in the `search/` folder of a build. Each tag has one file with sections and one file with
 * texts. A version's index also lists the symbols and members that exist only in other versions.
 */
export function writeIndex(buildDir: string, sections: readonly Section[]): IndexList {
  const dir = join(buildDir, 'search');
  rmSync(dir, { recursive: true, force: true });
  for (const folder of ['texts', 'signatures']) mkdirSync(join(dir, folder), { recursive: true });
  const write = (name: string, content: unknown): string => {
    const json = JSON.stringify(content);
    const file = `${name}.${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
    writeFileSync(join(dir, file), json);
    return file;
  };

  const newestFirst = versions.map((version) =>
    sections.filter((section) => section.docusaurus_tag === tagOf(version)),
  );
  const site = sections.filter((section) => section.docusaurus_tag === siteTag);
  const list: IndexList = {};
  for (const own of [site, ...newestFirst]) {
    if (own.length === 0) continue;
    const tag = own[0].docusaurus_tag;
    const others = own === site ? [] : onlyInOthers(own, newestFirst.flat());
    const texts = own.map((section) => section.texts.join('\n'));
    const signatures = signaturesFor(own[0].version, own);
    list[tag] = {
      file: write(tag, shorten([...own, ...others])),
      texts: write(`texts/${tag}`, texts),
      ...(signatures && { signatures: write(`signatures/${tag}`, signatures) }),
    };
  }
  writeFileSync(join(dir, 'shards.json'), JSON.stringify(list));
  return list;
}

function onlyInOthers(own: readonly Section[], all: readonly Section[]): Section[] {
  const known = new Set(own.map(keyOf));
  return all.filter((section) => {
    if (section.name === null || known.has(keyOf(section))) return false;
    known.add(keyOf(section));
    return true;
  });
}

/** Removes all texts and all fields that `complete` can restore. */
function shorten(sections: readonly Section[]): StoredSection[] {
  return sections.map(({ texts: _, ...section }, index) => {
    const before = sections[index - 1] ?? start;
    let stored: StoredSection = section;
    for (const field of Object.keys(section) as (keyof typeof section)[]) {
      if (field === 'title') continue;
      const { [field]: value, ...rest } = stored;
      if (isDeepStrictEqual(complete(rest, before)[field], value)) stored = rest;
    }
    return stored;
  });
}
