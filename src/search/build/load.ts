import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { parseValidJson } from '../../lib/json';
import { Refusal } from '../../lib/refusal.mjs';
import { restoreSections, type Section, type StoredSection } from '../section';
import type { Signature } from '../engine/signatures';

const listSchema = z.record(
  z.string(),
  z.object({ file: z.string(), texts: z.string(), signatures: z.string().optional() }),
);
const sectionsSchema = z.array(
  z.custom<StoredSection>((section) => typeof (section as StoredSection | null)?.title === 'string'),
);
const signaturesSchema = z.array(z.custom<Signature>((row) => typeof (row as Signature | null)?.text === 'string'));

const readFrom =
  (buildDir: string) =>
  <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> => {
    const path = join(buildDir, 'search', file);
    return parseValidJson(schema, readFileSync(path, 'utf8'), path);
  };

/** Loads the signatures for a version's tag. The build must contain a search index. */
export function loadSignatures(buildDir: string, tag: string): Signature[] {
  const read = readFrom(buildDir);
  const { signatures } = read('shards.json', listSchema)[tag] ?? {};
  return signatures ? read(signatures, signaturesSchema) : [];
}

/** Loads the sections for a list of tags from a build. Throws a `Refusal` if the build has no index for a tag. */
export function loadSections(buildDir: string, tags: readonly string[]): Section[] {
  const dir = join(buildDir, 'search');
  const read = readFrom(buildDir);
  const list = existsSync(join(dir, 'shards.json')) ? read('shards.json', listSchema) : {};
  return tags.flatMap((tag) => {
    const { file, texts } = list[tag] ?? {};
    if (!file) throw new Refusal(`${dir} has no search index for ${tag}. Run npm run build first.`);
    return restoreSections(read(file, sectionsSchema), read(texts, z.array(z.string())));
  });
}
