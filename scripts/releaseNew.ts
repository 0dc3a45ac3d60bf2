import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from './lib/main.mjs';
import { extractFacts } from '../src/api/extract';
import { readManifest } from '../src/api/extract/source';
import { documentedVersions, loadFacts } from '../src/api/load';
import type { Facts } from '../src/api/schema';
import type { Rename } from '../src/config/renames';
import { currentVersion } from '../src/config/versions';
import { symbolsOf, type SourcePage } from '../src/content/read/page';
import { readPages } from '../src/content/read/pages';
import { Refusal } from '../src/lib/refusal.mjs';
import { carryOver } from '../src/release/carryOver';
import { removeContradictions } from '../src/release/contradictions';
import { addRoutes, addVersion, moveQueries, pinVersion, renameSidebar } from '../src/release/freeze';
import { checkPackage, openPackage } from '../src/release/openPackage';
import { renamePages } from '../src/release/renamePages';
import { addRenames, findRenames, withRenames } from '../src/release/renames';
import { declarationDifferences, declarationErrors, differenceLines, printFacts } from '../src/release/report';
import { addToSidebar } from '../src/release/sidebar';
import { scaffold } from '../src/release/scaffold';
import { questionsAbout } from '../src/release/statements';
import { addUpgrade } from '../src/release/upgradeGuide';

const usage = 'Usage: npm run release:new -- <version | folder | file.tgz> [--write]';

/** `npm run release:new`: lists the work that a release needs. With `--write`, also adds the new version. */
const root = join(__dirname, '..');
const cache = join(root, '.cache/release');
const log: string[] = [];
const listed = 10;

function main() {
  const [name, ...others] = process.argv.slice(2).filter((argument) => argument !== '--write');
  if (!name || name.startsWith('-') || others.length > 0) throw new Refusal(usage);
  const isWriting = process.argv.includes('--write');
  const { root: folder, released } = step(`Opening ${name}`, () => openPackage(name, cache));
  const manifest = readManifest(folder);
  const marker = join(cache, `${manifest.version}.started`);
  // A failed earlier run may already have added the facts of the new version.
  const frozen = existsSync(marker) ? readFileSync(marker, 'utf8') : documentedVersions.at(-1)!;
  checkPackage(manifest, frozen);
  if (isWriting && !existsSync(marker) && git('status', '--porcelain') !== '')
    throw new Refusal('The working tree has changes. Commit or stash them first, so that you can undo this command.');
  const { facts, unknown, declarations } = step('Reading the API', () => extractFacts(folder));
  const previous = loadFacts(frozen);
  const renames = findRenames(previous, facts);
  const questions = carryOver(facts, previous, renames);
  facts.source.date = released ?? new Date().toISOString().slice(0, 10);
  const { length: symbols } = facts.symbols;
  console.log(
    `magmastream ${facts.version}: ${symbols} symbols, ${facts.events.length} events, ${facts.errors.length} errors.`,
  );
  const { errors, faults } = step('Compiling the declarations', () => declarationErrors(facts, declarations));
  list('The rendered declarations do not compile', errors);
  list('The declarations of the package itself do not compile. The site repeats these faults', faults);
  const differences = step('Comparing the declarations', () => declarationDifferences(facts, declarations));
  list('The rendered declarations differ from those of the package', differences);
  list(
    'Renamed',
    renames.map(({ from, to }) => `${from} → ${to}`),
  );
  console.log(`\n${differenceLines(withRenames(previous, renames), facts).join('\n')}`);
  list('To look up', [...unknown, ...questions]);
  if (isWriting) list('To write', write(facts, previous, renames, marker));
  list('To verify on the pages', questionsAbout(readPages(root, currentVersion), previous.version, facts.version));
  mkdirSync(cache, { recursive: true });
  const file = join(cache, `${facts.version}.log`);
  writeFileSync(file, `${log.join('\n\n')}\n`);
  console.log(`\nLog: ${file}`);
  if (!isWriting) console.log('Nothing was changed. Add --write to freeze the current version and add the new one.');
}

function step<T>(title: string, work: () => T): T {
  const start = performance.now();
  const result = work();
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

/** Prints the first entries of a list. The release log contains the complete list. */
function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  const text = (entries: readonly string[]): string => entries.map((line) => `  - ${line}`).join('\n');
  log.push(`${title}:\n${text(lines)}`);
  const rest = lines.length > listed ? `\n  … and ${lines.length - listed} more in the log` : '';
  console.log(`\n${title} (${lines.length}):\n${text(lines.slice(0, listed))}${rest}`);
}

/** Writes all files and returns the remaining work. The `marker` file lets the next run skip finished steps. */
function write(facts: Facts, previous: Facts, renames: readonly Rename[], marker: string): string[] {
  const { version } = facts;
  const pages = (): SourcePage[] => readPages(root, currentVersion);
  const frozen = previous.version;
  mkdirSync(cache, { recursive: true });
  writeFileSync(marker, frozen);
  // Docusaurus adds a version to this list last. An interrupted run leaves only a part of its pages.
  if (!readFileSync(join(root, 'versions.json'), 'utf8').includes(`"${frozen}"`))
    step(`Freezing ${frozen}`, () => runTool('@docusaurus/core/bin/docusaurus.mjs', 'docs:version', frozen));
  renameSidebar(root, frozen);
  pinVersion(root, pages(), frozen, version);
  const oldNames = renamePages(root, pages(), renames, facts);
  addRenames(root, renames);
  const removed = removeContradictions(root, pages(), facts);
  const files = new Map(pages().flatMap((page) => symbolsOf(page).map((symbol) => [symbol, page.file] as const)));
  const { lines, files: added, related } = scaffold(root, withRenames(previous, renames), facts, files);
  const unlisted = addToSidebar(root, added, related);
  const carried = pages().filter(({ file }) => !added.includes(file));
  facts.questions?.push(...questionsAbout(carried, frozen, version));
  const upgrade = addUpgrade(root, previous, facts, renames);
  const versions = join(root, 'src/config/versions.ts');
  writeFileSync(versions, addVersion(readFileSync(versions, 'utf8'), version, facts.source.date));
  addRoutes(root, frozen, version, pages());
  moveQueries(root, [frozen, version], pages(), renames);
  writeFileSync(join(root, `src/api/facts/${version}.json`), printFacts(facts));
  const sidebars = `versioned_sidebars/version-${frozen}-sidebars.json`;
  const edited = ['src/check/expected', 'src/config', 'src/search/engine', 'sidebars.ts', 'versions.json', sidebars];
  runTool('prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', ...edited);
  rmSync(marker);
  console.log('\nUndo everything with: git stash --include-untracked');
  return [
    ...oldNames,
    ...removed,
    ...lines,
    ...unlisted,
    ...upgrade,
    'Then run npm run check, and replace each TODO and each contradiction that it names.',
  ];
}

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
}

function runTool(entry: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', entry), ...args], {
    ...{ cwd: root, stdio: 'inherit', env: { ...process.env, NO_UPDATE_NOTIFIER: '1' } },
  });
  if (status !== 0) throw new Refusal(`${entry} failed. Fix the error above, then run this command again.`);
}

void runMain(main);
