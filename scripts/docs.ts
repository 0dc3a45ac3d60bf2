import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { documentedVersions, loadFacts } from '../src/api/load';
import { indexOf } from '../src/api/lookup';
import { checkContent } from '../src/check/content';
import { currentVersion, versions } from '../src/config/versions';
import { readPages } from '../src/content/read/pages';
import { formatProblem } from '../src/content/read/problem';
import { mostSimilar } from '../src/lib/didYouMean';
import { Refusal } from '../src/lib/refusal.mjs';
import { pageOf, pathOf } from '../src/release/scaffold';
import { explain } from '../src/writing/explain';
import { applyEdits, editedLines, findEqualLines } from '../src/writing/equalLines';

/** Commands for writers: `npm run docs:explain`, `docs:missing`, `docs:page` and `docs:sync`. */
const root = join(__dirname, '..');
const [command, ...all] = process.argv.slice(2);
const isWriting = all.includes('--write');
const args = all.filter((argument) => argument !== '--write');

const commands: Record<string, () => void> = {
  /** Prints the facts about a symbol or member in all versions, and the pages that mention the name. */
  explain() {
    const [name] = args;
    if (!name) throw new Refusal('Usage: npm run docs:explain -- Manager.create');
    console.log(explain(name, documentedVersions.map(loadFacts)).join('\n'));
    const code = `\`${name.split('.').at(-1)}`;
    const places = readPages(root, currentVersion).flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => (line.includes(code) ? [`  ${file}:${index + 1}`] : [])),
    );
    if (places.length > 0) console.log(`Named in:\n${places.join('\n')}`);
  },
  /** Lists the undocumented symbols and members of each version. */
  missing() {
    for (const version of versions) {
      const { rules } = checkContent(readPages(root, version), loadFacts(version.version));
      const missing = rules.filter(({ rule }) => rule.startsWith('every symbol')).flatMap(({ problems }) => problems);
      console.log(`${version.version}: ${missing.length} missing`);
      for (const problem of missing) console.log(`  ${formatProblem(problem)}`);
    }
  },
  /** Prints a new page for a symbol. With `--write`, creates the file in `docs/`. */
  page() {
    const [name, version = currentVersion.version] = args;
    if (!name) throw new Refusal('Usage: npm run docs:page -- <symbol> [version] [--write]');
    const facts = loadFacts(version);
    const { symbols } = indexOf(facts);
    const symbol = symbols.get(name);
    const nearest = mostSimilar(name, symbols.keys());
    if (!symbol) throw new Refusal(`${version} has no ${name}.${nearest ? ` Did you mean ${nearest}?` : ''}`);
    if (!isWriting) return console.log(pageOf(symbol, facts));
    const file = join(root, pathOf(symbol));
    if (existsSync(file)) throw new Refusal(`${pathOf(symbol)} already exists. Edit this file.`);
    writeFileSync(file, pageOf(symbol, facts));
    console.log(
      `Created ${pathOf(symbol)}. Replace each TODO, add the page to sidebars.ts, and run npm run check -- --renew-routes.`,
    );
  },
  /** Lists lines in other versions that were identical to a line that you edited. With `--write`, edits them too. */
  sync() {
    const [ref = 'HEAD'] = args;
    const { status, stdout } = spawnSync('git', ['diff', '--unified=0', ref, '--', 'docs', 'versioned_docs'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Refusal(`${ref}: git knows no such commit. Pass a commit, a tag or a branch.`);
    const pages = new Map(
      versions.flatMap((version) => readPages(root, version)).map(({ file, text }) => [file, text]),
    );
    const edits = findEqualLines(editedLines(stdout), pages);
    for (const { file, before, after, equalLines } of edits) {
      console.log(`${file}\n  - ${before}\n  + ${after}`);
      for (const equal of equalLines) console.log(`    ${equal.file}:${equal.line}`);
    }
    const changed = isWriting ? applyEdits(edits, pages) : new Map<string, string>();
    for (const [file, text] of changed) writeFileSync(join(root, file), text);
    const count = edits.reduce((total, { equalLines }) => total + equalLines.length, 0);
    console.log(isWriting ? `${changed.size} pages changed.` : `${count} equal lines. Add --write to change them too.`);
  },
};

void runMain(() => {
  const run = commands[command] as (() => void) | undefined;
  const names = Object.keys(commands).map((name) => `docs:${name}`);
  if (!run) throw new Refusal(`Unknown command. Use ${names.join(', ')}.`);
  run();
});
