import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from './lib/main.mjs';
import { loadFacts } from '../src/api/load';
import { renderDeclarations } from '../src/api/print';
import { versions } from '../src/config/versions';
import { createComparer } from '../src/features/versions/comparison';
import { erelaDeclarations } from '../src/api/erela';
import { explain } from '../src/features/versions/compiler/explain';
import { findBreaks } from '../src/features/versions/compiler/findBreaks';
import { readLibraries } from '../src/features/versions/compiler/libraries';
import { isReadable, relevantFiles } from '../src/features/versions/compiler/relevantFiles';
import { text } from '../src/islands/CodeCheck/text';
import { Refusal } from '../src/lib/refusal.mjs';

const usage = 'Usage: npm run check:bot -- <folder> --from 2.7.5 --to 2.8.7';

function readBot(root: string, folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isReadable(`${entry.name}/index.js`) ? readBot(root, path) : [];
    return isReadable(relative(root, path)) ? [path] : [];
  });
}

/** `npm run check:bot`: prints each place where a bot breaks with another version, as `file:line:column message`. */
function main() {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string', default: versions[0].version } },
  });
  const [folder] = positionals;
  const [from, to] = [values.from, values.to].map((name) => versions.find(({ version }) => version === name));
  if (!folder || !from || !to || from === to)
    throw new Refusal(`${usage}\nVersions: ${versions.map(({ version }) => version).join(', ')}`);
  const files = readBot(folder).map((path) => ({ name: relative(folder, path), text: readFileSync(path, 'utf8') }));
  const [before, after] = [from, to].map(({ version }) => renderDeclarations(loadFacts(version)));
  const declarations = { from: before, to: after, erela: erelaDeclarations(), libraries: readLibraries() };
  const result = findBreaks(relevantFiles(files), declarations);
  const start = result.imported.includes('erela.js') ? versions.at(-1)! : from;
  const groups = start === to ? [] : createComparer(join(__dirname, '..'))(start, to).groups;
  for (const one of result.breaks)
    console.log(`${join(folder, one.file)}:${one.line}:${one.column} ${explain(one, groups)}`);
  for (const { file, line, message } of result.unreadable) console.log(text.syntax(file, line, message));
  for (const { name, files: found, declared } of result.unfollowed)
    console.log(`Not followed: ${name}${text.unfollowedIn(found, declared)}`);
  console.log(text.outcome(result, { from: start.version, to: to.version }));
  process.exitCode = result.breaks.length > 0 ? 1 : 0;
}

void runMain(main);
