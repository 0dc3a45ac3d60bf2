import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../lib/json';
import { Refusal } from '../lib/refusal.mjs';

/** The kinds of things that a bot developer types into a search. */
export const queryKinds = ['identifier', 'half', 'owner', 'typo', 'words', 'error'] as const;

/** A search of a bot developer and where it should lead. */
const querySchema = z
  .strictObject({
    query: z.string().regex(/\S/, 'should be what a reader types'),
    /** Addresses below the base address, `/docs/classes/Manager#create`: whoever asks is equally happy with each. */
    wants: z.array(z.string().startsWith('/')).min(1),
    kind: z.enum(queryKinds),
    /** Why several addresses are equally good. */
    why: z.string().optional(),
  })
  .refine(({ wants, why }) => wants.length === 1 || why, 'several addresses need a "why"');

/** A query with its place, for messages about it. */
export interface PlacedQuery extends z.infer<typeof querySchema> {
  file: string;
  line: number;
}

/** The queries of a library version, from its file below the root of the repository; none if it has no file. */
export function queriesOf(root: string, version: string): PlacedQuery[] {
  const file = `src/check/expected/queries/${version}.json`;
  const path = join(root, file);
  return existsSync(path) ? readQueries(readFileSync(path, 'utf8'), file) : [];
}

/**
 * Reads a file of queries, a JSON list. Throws a `Refusal` that names the file and says where it is no JSON, or which
 * entry is wrong and what it should be.
 */
export function readQueries(text: string, file: string): PlacedQuery[] {
  const { data, error } = z.array(querySchema).min(1).safeParse(parse(text, file));
  if (error) throw new Refusal(`${file}: ${z.prettifyError(error)}`);
  return data.map((query) => ({ ...query, file, line: lineOf(text, query.query) }));
}

function parse(text: string, file: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new Refusal(`${file}: ${(error as Error).message}`);
  }
}

function lineOf(text: string, query: string): number {
  const at = text.indexOf(`"query": ${JSON.stringify(query)}`);
  return text.slice(0, Math.max(0, at)).split('\n').length;
}
