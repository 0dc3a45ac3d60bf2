import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod';
import { parseJson } from '../lib/json';
import { messageOf } from '../lib/messageOf';
import { factsSchema, type Facts } from './schema';

const root = join(__dirname, '../..');

/** Sorts `2.8.9` before `2.8.10`. */
const byNumbers = new Intl.Collator('en', { numeric: true }).compare;

/**
 * Parses and validates the text of a facts file. Throws an Error that names the file, the position (line and column for
 * invalid JSON, otherwise a path such as `symbols[12].members[3].signatures`), the expected value and the remedy.
 */
export function parseFacts(text: string, file: string): Facts {
  const refuse = (problem: string): never => {
    throw new Error(`${file}: ${problem}. Copy the file again from the facts generator.`);
  };
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    return refuse(messageOf(error));
  }
  const { data, error } = factsSchema.safeParse(value);
  return data ?? refuse(problemOf(error.issues[0], value));
}

/** Describes a validation issue and its position in the facts. */
function problemOf(issue: z.core.$ZodIssue, facts: unknown): string {
  // Reads own keys only, because every object inherits a `constructor`.
  const found = issue.path.reduce<unknown>(
    (value, key) => Object.entries(value as object).find(([own]) => own === String(key))?.[1],
    facts,
  );
  const at = issue.path.length > 0 ? `${z.core.toDotPath(issue.path)}: ` : '';
  if (issue.code !== 'custom') return `${at}expected ${expectedBy(issue)}, found ${describe(found)}`;
  const earlier = [...issue.path.slice(0, -2), issue.params?.earlier as number];
  return `${at}${describe(found)} is already the name of ${z.core.toDotPath(earlier)}`;
}

function expectedBy(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.expected;
  const options = 'values' in issue ? issue.values : 'options' in issue && issue.options;
  return options ? `one of ${options.join(', ')}` : issue.message;
}

function describe(value: unknown): string {
  if (typeof value === 'object' && value) return Array.isArray(value) ? 'array' : 'object';
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

const shown = (path: string): string => relative(root, path).split(sep).join('/');

function versionsIn(folder: string): readonly string[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new Error(`${shown(folder)}: no facts here. Copy them from the facts generator.`);
  const stray = files.find((name) => !/^\d+\.\d+\.\d+\.json$/.test(name));
  if (stray)
    throw new Error(`${shown(folder)}/${stray}: not named after a version, such as 2.8.7.json. Rename or remove it.`);

  return files.map((name) => name.slice(0, -'.json'.length)).sort(byNumbers);
}

/**
 * Opens a folder of `<version>.json` files. Returns its versions, oldest first, and a function that loads one version.
 * Throws if the folder is empty or contains a JSON file with another name. Files are read on demand and reread after
 * changes, so that `npm start` picks up edits.
 */
export function openFacts(folder: string) {
  const versions = versionsIn(folder);
  const read = new Map<string, { facts: Facts; modified: number }>();
  return { versions, load };

  function load(version: string): Facts {
    if (!versions.includes(version))
      throw new Error(`No facts for version "${version}". There are facts for ${versions.join(', ')}.`);

    const path = join(folder, `${version}.json`);
    const modified = statSync(path).mtimeMs;
    const known = read.get(version);
    if (known?.modified === modified) return known.facts;
    const facts = parseFacts(readFileSync(path, 'utf8'), shown(path));
    if (facts.version !== version) {
      const problem = `version: expected "${version}" as in the file's name, found "${facts.version}"`;
      throw new Error(`${shown(path)}: ${problem}. Copy the file again.`);
    }
    read.set(version, { facts, modified });
    return facts;
  }
}

/**
 * The documented versions, oldest first, and a function that loads the facts of one version. An unknown version throws
 * an Error that lists the known ones.
 */
export const { versions: documentedVersions, load: loadFacts } = openFacts(join(__dirname, 'facts'));
