import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../../lib/json';
import { Refusal } from '../../lib/refusal.mjs';

/** The kinds of things that a bot developer types into a search. */
export const queryKinds = ['identifier', 'half', 'owner', 'typo', 'words', 'error'] as const;

/** A search of a bot developer and where it should lead. */
export interface SearchQuery {
  query: string;
  /** Addresses below the base address, `/docs/classes/Manager#create`: whoever asks is equally happy with each. */
  wants: readonly [string, ...string[]];
  kind: (typeof queryKinds)[number];
  /** Why several addresses are equally good. */
  why?: string;
}

/** A query with its place, for messages about it. */
export interface PlacedQuery extends SearchQuery {
  file: string;
  line: number;
}

/** The queries of a library version, from the fixtures below the root of the repository; none if it has no file. */
export function queriesOf(root: string, version: string): PlacedQuery[] {
  const file = `src/check/expected/queries/${version}.json`;
  const path = join(root, file);
  return existsSync(path) ? readQueries(readFileSync(path, 'utf8'), file) : [];
}

/**
 * Reads a file of queries, a JSON list with one of them a line. Throws a `Refusal` that names the file and says where it
 * is no JSON, or which entry is wrong and what it should be.
 */
export function readQueries(text: string, file: string): PlacedQuery[] {
  const entries = parse(text, file);
  if (!Array.isArray(entries) || entries.length === 0) throw new Refusal(`${file} should be a list of queries`);
  return entries.map((entry: unknown, at) => {
    const wrong = whatIsWrong(entry);
    if (wrong) throw new Refusal(`${file}, query ${at + 1}: ${wrong}`);
    const query = entry as SearchQuery;
    return { ...query, file, line: lineOf(text, query.query) };
  });
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

function whatIsWrong(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return 'it should be an object';
  const { query, wants, kind, why } = entry as Record<string, unknown>;
  if (typeof query !== 'string' || query.trim() === '') return '"query" should be what a reader types';
  if (!Array.isArray(wants) || wants.length === 0 || !wants.every(isAddress))
    return '"wants" should list addresses that begin with a slash';

  if (!queryKinds.some((known) => known === kind)) return `"kind" should be one of ${queryKinds.join(', ')}`;
  if (wants.length > 1 && typeof why !== 'string') return 'several addresses need a "why"';
  return undefined;
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('/');
}
