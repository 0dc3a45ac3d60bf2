import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { factsShape } from './factsShape';
import { parseJson } from '../lib/json';
import type { Facts } from './types';

const root = join(__dirname, '../..');

/** A folder of facts: the versions that it holds, oldest first, and how to read one of them. */
export interface FactsFolder {
  versions: readonly string[];
  load: (version: string) => Facts;
}

/**
 * The facts in the text of a file. Throws one Error that names the file, the place inside it (line and column when it is
 * no JSON, else a path such as `symbols[12].members[3].signatures`), what was expected and what to do.
 */
export function parseFacts(text: string, file: string): Facts {
  try {
    const value = parseJson(text);
    factsShape(value, '');
    return value as Facts; // What `factsShape` has just established.
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${problem}. Copy the file again from the facts generator.`);
  }
}

/** Orders two versions such as `2.8.10` and `2.8.9` by their numbers: negative when `a` is the older one. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const differs = left.findIndex((part, index) => part !== right[index]);
  return differs === -1 ? 0 : left[differs] - right[differs];
}

function versionsIn(folder: string): readonly string[] {
  const shown = relative(root, folder).split(sep).join('/');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new Error(`${shown}: no facts here. Copy them from the facts generator.`);
  const stray = files.find((name) => !/^\d+\.\d+\.\d+\.json$/.test(name));
  if (stray) throw new Error(`${shown}/${stray}: not named after a version, such as 2.8.7.json. Rename or remove it.`);
  return files.map((name) => name.slice(0, -'.json'.length)).sort(compareVersions);
}

/**
 * Opens a folder of `<version>.json` files. Throws when it holds none or one with another name. Each file is read when it
 * is first asked for, and again when it has changed since, so that `npm start` follows edits.
 */
export function openFacts(folder: string): FactsFolder {
  const versions = versionsIn(folder);
  const read = new Map<string, { facts: Facts; modified: number }>();
  return {
    versions,
    load: (version) => {
      if (!versions.includes(version))
        throw new Error(`No facts for version "${version}". There are facts for ${versions.join(', ')}.`);

      const path = join(folder, `${version}.json`);
      const shown = relative(root, path).split(sep).join('/');
      const modified = statSync(path).mtimeMs;
      const known = read.get(version);
      if (known?.modified === modified) return known.facts;
      const facts = parseFacts(readFileSync(path, 'utf8'), shown);
      if (facts.version !== version) {
        throw new Error(
          `${shown}: version: expected "${version}" as in the file's name, found "${facts.version}". Copy the file again.`,
        );
      }
      read.set(version, { facts, modified });
      return facts;
    },
  };
}

// Relative to this file, so that neither the working directory nor a space in the path matters.
const documented = openFacts(join(__dirname, 'facts'));

/** Every version with facts, oldest first. */
export const documentedVersions: readonly string[] = documented.versions;

/** The facts of a documented version; throws an Error that names the known versions, or what is wrong with the file. */
export function loadFacts(version: string): Facts {
  return documented.load(version);
}
