import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import { findPackages, installPackages, type Library } from './lib/library';
import { runMain } from './lib/main.mjs';
import { currentVersion, versions } from '../src/config/versions';
import { readPages } from '../src/content/read/pages';
import { didYouMean } from '../src/lib/didYouMean';
import { Refusal } from '../src/lib/refusal.mjs';
import { scenarios } from '../test/scenarios';
import { runScenario, type Result, type Scenario } from '../test/scenarios/harness/scenario';

/**
 * `npm run scenarios`: runs the samples of the pages with Magmastream, a Lavalink double and a Discord double.
 * `--library <folder>` uses the built packages in `<folder>/<version>`. `--version <version>` and words from scenario
 * names limit the run. `--watch` repeats the run when a page or scenario is saved.
 */
const root = join(__dirname, '..');
const cache = join(root, '.cache/scenarios');
const numbers = versions.map(({ version }) => version);

const options = {
  library: { type: 'string' },
  version: { type: 'string', multiple: true, default: numbers },
  watch: { type: 'boolean' },
} as const;

function readOptions() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
}

function requireVersion(version: string): string {
  if (numbers.includes(version)) return version;
  throw new Refusal(
    `There is no version ${version}${didYouMean(version, numbers) || '.'} Valid: ${numbers.join(', ')}.`,
  );
}

async function run(scenario: Scenario, version: string, library: string): Promise<Result> {
  const folder = join(cache, version, scenario.name.replaceAll(/\W+/g, '-'));
  const ofVersion = versions.find((candidate) => candidate.version === version)!;
  const pages = readPages(root, scenario.usesCurrentPages ? currentVersion : ofVersion);
  const result = await runScenario(scenario, { version, library, folder, pages });
  const name = [result.name, ...result.notes].join(', ');
  console.log(`${result.failure ? 'FAILED' : 'passed'}  ${version}  ${name}  ${result.seconds.toFixed(1)} s`);
  return result;
}

function print(results: readonly Result[], { folders, missing }: Library): void {
  for (const { version, name, failure } of results)
    if (failure !== undefined) console.log(`\nFAILED  ${version}  ${name}\n${failure.replaceAll(/^/gm, '  ')}`);
  console.log();
  for (const version of folders.keys()) {
    const own = results.filter((result) => result.version === version);
    const passed = own.filter(({ failure }) => failure === undefined).length;
    const seconds = own.reduce((sum, result) => sum + result.seconds, 0);
    console.log(`${version}: ${passed} of ${own.length} scenarios passed, ${seconds.toFixed(1)} s`);
  }
  for (const [version, reason] of missing) console.log(`${version}: not run, ${reason}.`);
}

/** Repeats the run in a new process, which loads changed scenarios. */
function watchFiles(): void {
  const own = process.argv.slice(2).filter((argument) => argument !== '--watch');
  const included = ['docs', 'versioned_docs', 'test/scenarios'].map((folder) => `--include=${folder}/**/*`);
  const args = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', ...included, __filename, ...own];
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
}

async function main(): Promise<void> {
  const { values, positionals: words } = readOptions();
  if (values.watch) return watchFiles();
  const wanted = values.version.map(requireVersion);
  const folder = values.library;
  const library = folder ? findPackages(folder, wanted) : await installPackages(join(cache, 'library'), wanted);
  const selected = scenarios.filter(({ name }) => words.every((word) => name.includes(word)));
  if (selected.length === 0) throw new Refusal(`No scenario has "${words.join(' ')}" in its name.`);
  const jobs = [...library.folders].flatMap(([version, location]) => {
    const own = selected.filter((scenario) => scenario.versions.includes(version));
    return own.map((scenario) => () => run(scenario, version, location));
  });
  // Bots spend most of their time waiting, so each CPU core can run two scenarios at once.
  const results = await pMap(jobs, (job) => job(), { concurrency: availableParallelism() * 2 });
  print(results, library);
  if (results.length === 0) throw new Refusal('No scenario was run. Pass built packages with --library <folder>.');
  if (results.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
}

void runMain(main);
