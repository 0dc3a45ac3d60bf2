import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../lib/json';
import { Refusal } from '../../lib/refusal.mjs';
import { restoreSections, type Section } from '../section';
import type { Signature } from '../engine/signatures';
import type { IndexList } from './write';

const readFrom =
  (buildDir: string) =>
  <T>(file: string): T => {
    const path = join(buildDir, 'search', file);
    return parseJson(readFileSync(path, 'utf8'), path) as T;
  };

/** Loads the signatures for a version's tag. The build must contain a search index. */
export function loadSignatures(buildDir: string, tag: string): Signature[] {
  const read = readFrom(buildDir);
  const { signatures } = read<IndexList>('shards.json')[tag] ?? {};
  return signatures ? read(signatures) : [];
}

/** Loads the sections for a list of tags from a build. Throws a `Refusal` if the build has no index for a tag. */
export function loadSections(buildDir: string, tags: readonly string[]): Section[] {
  const dir = join(buildDir, 'search');
  const read = readFrom(buildDir);
  const list = existsSync(join(dir, 'shards.json')) ? read<IndexList>('shards.json') : {};
  return tags.flatMap((tag) => {
    const { file, texts } = list[tag] ?? {};
    if (!file) throw new Refusal(`${dir} has no search index for ${tag}. Run npm run build first.`);
    return restoreSections(read(file), read(texts));
  });
}
