import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseValidJson } from '../lib/json';
import { Refusal } from '../lib/refusal.mjs';
import { factsSchema, type Facts } from './schema';

const root = join(__dirname, '../..');

const byNumbers = new Intl.Collator('en', { numeric: true }).compare;

/** Parses and validates a facts file. Throws a `Refusal` that names the file and the first error. */
export function parseFacts(text: string, file: string): Facts {
  return parseValidJson(factsSchema, text, file);
}

const displayPath = (path: string): string => relative(root, path).split(sep).join('/');

function versionsIn(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0)
    throw new Refusal(`${displayPath(folder)}: no facts here. Copy them from the facts generator.`);
  const stray = files.find((name) => !/^\d+\.\d+\.\d+\.json$/.test(name));
  const advice = 'not named after a version, such as 2.8.7.json. Rename or remove it.';
  if (stray) throw new Refusal(`${displayPath(folder)}/${stray}: ${advice}`);

  return files.map((name) => name.slice(0, -'.json'.length)).sort(byNumbers);
}

/** Opens a folder of `<version>.json` files. `load` reads a changed file again, so that `npm start` shows edits. */
export function openFacts(folder: string) {
  const versions = versionsIn(folder);
  const read = new Map<string, { facts: Facts; modified: number }>();
  return { versions, load };

  function load(version: string): Facts {
    if (!versions.includes(version))
      throw new Refusal(`No facts for version "${version}". There are facts for ${versions.join(', ')}.`);

    const path = join(folder, `${version}.json`);
    const modified = statSync(path).mtimeMs;
    const known = read.get(version);
    if (known?.modified === modified) return known.facts;
    const facts = parseFacts(readFileSync(path, 'utf8'), displayPath(path));
    if (facts.version !== version)
      throw new Refusal(`${displayPath(path)}: these are the facts of version ${facts.version}. Copy the file again.`);

    read.set(version, { facts, modified });
    return facts;
  }
}

/** The documented versions, oldest first, and a function that loads the facts of one version. */
export const { versions: documentedVersions, load: loadFacts } = openFacts(join(__dirname, 'facts'));
