import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFacts, parseFacts } from '../../../src/api/load';
import type { Facts, Parameter } from '../../../src/api/schema';

export const fixtures = join(__dirname, '../../fixtures');

/**
 * Facts of the test library `tiny`: class Radio { volume = 5; play(station, loud = false); frequency }, RadioOptions {
 * send; volume? }, Band, BandName.
 */
export const tiny = openFacts(join(fixtures, 'facts/tiny'));
const tinyText = readFileSync(join(fixtures, 'facts/tiny/1.2.0.json'), 'utf8');

/** Returns the raw facts of the tiny library with one value replaced. `path` looks like `symbols.0.members.1`. */
export function edited(path: string, value: unknown): Facts {
  interface Tree {
    [key: string]: Tree;
  }
  const facts = JSON.parse(tinyText) as Tree;
  const keys = path.split('.');
  const owner = keys.slice(0, -1).reduce((tree, key) => tree[key], facts);
  Object.assign(owner, { [keys.at(-1)!]: value });
  return parseFacts(JSON.stringify(facts), 'tiny');
}

/** Default values of a member's fields. */
export const flags = {
  ...{ static: false, visibility: 'public' as const, readonly: false, optional: false, async: false, abstract: false },
  ...{ deprecated: false, hidden: false, line: 1 },
};

export function parameter(name: string, type: string, optional = false, rest = false): Parameter {
  return { name, type, optional, rest, default: null };
}
