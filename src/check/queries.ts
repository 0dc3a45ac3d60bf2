import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { parseValidJson } from '../lib/json';

const queryKinds = ['identifier', 'half', 'owner', 'typo', 'words', 'error', 'signature'] as const;

const querySchema = z
  .strictObject({
    query: z.string().regex(/\S/, 'should contain a word'),
    /** The paths of equally good results, such as `/docs/classes/Manager#create`. */
    wants: z.array(z.string().startsWith('/')).min(1),
    kind: z.enum(queryKinds),
    why: z.string().optional(),
  })
  .refine(({ wants, why }) => wants.length === 1 || why, 'several paths need a "why"');

export interface PlacedQuery extends z.infer<typeof querySchema> {
  file: string;
  line: number;
}

/** Returns the test queries for a version, or an empty list if the version has no query file. */
export function queriesOf(root: string, version: string): PlacedQuery[] {
  const file = `src/check/expected/queries/${version}.json`;
  const path = join(root, file);
  return existsSync(path) ? readQueries(readFileSync(path, 'utf8'), file) : [];
}

/** Parses a JSON list of queries. Throws a `Refusal` that names the file and the first invalid entry. */
export function readQueries(text: string, file: string): PlacedQuery[] {
  const queries = parseValidJson(z.array(querySchema).min(1), text, file);
  return queries.map((query) => ({ ...query, file, line: lineOf(text, query.query) }));
}

function lineOf(text: string, query: string): number {
  const at = text.indexOf(`"query": ${JSON.stringify(query)}`);
  return text.slice(0, Math.max(0, at)).split('\n').length;
}
