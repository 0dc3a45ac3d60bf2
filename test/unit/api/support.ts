import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFacts } from '../../../src/api/load';
import type { Facts, Parameter } from '../../../src/api/schema';

interface Tree {
  [key: string]: Tree;
}

/** Default field values of symbols, members and parameters. */
export const defaults = {
  ...{ static: false, visibility: 'public', readonly: false, optional: false, async: false, abstract: false },
  ...{ deprecated: false, hidden: false, line: 1, rest: false, default: null, exported: true, file: 'radio.ts' },
  typeParameters: [],
};

/** The JSON text of a library's facts. The fixture omits fields that have their default value. */
const radioText = JSON.stringify(
  JSON.parse(readFileSync(join(__dirname, '../../fixtures/radio.json'), 'utf8'), (_, value: Tree) =>
    'name' in Object(value) ? { ...defaults, ...value } : value,
  ),
);

/** Facts of class Radio { volume = 5; play(station, loud = false); frequency }, RadioOptions, Band and BandName. */
export const radio = parseFacts(radioText, 'radio.json');

/** Returns the raw facts of the radio library with one value replaced. `path` looks like `symbols.0.members.1`. */
export function edited(path: string, value: unknown): Facts {
  const facts = JSON.parse(radioText) as Tree;
  const keys = path.split('.');
  const owner = keys.slice(0, -1).reduce((tree, key) => tree[key], facts);
  Object.assign(owner, { [keys.at(-1)!]: value });
  return parseFacts(JSON.stringify(facts), 'radio.json');
}

export function parameter(name: string, type: string, optional = false, rest = false): Parameter {
  return { name, type, optional, rest, default: null };
}
