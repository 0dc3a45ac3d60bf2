import { spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import { testLavalink } from './lib/lavalinkJar';
import { findPackages, installPackages, type Library } from './lib/library';
import { runMain } from './lib/main.mjs';
import { currentVersion, versions } from '../src/config/versions';
import { readPages } from '../src/content/read/pages';
import { didYouMean } from '../src/lib/didYouMean';
import { Refusal } from '../src/lib/refusal.mjs';
import { scenarios } from '../test/scenarios';
import { runScenario, type Result } from '../test/scenarios/harness/scenario';
import type { Scenario } from '../test/scenarios/harness/scenario';

/**
 * `npm run scenarios`: runs the samples of the pages with Magmastream, a Lavalink double and a Discord double.
 * `--library <folder>` has built packages in `<folder>/<version>`. `--version <version>` and words limit the run, and
 * `--watch` repeats it when a page or scenario is saved. `--lavalink <jar>` runs the tests of the Lavalink
 * double with Lavalink instead.
 */
const root = join(__dirname, '..');
const cache = join(root, '.cache/scenarios');
const numbers = versions.map(({ version }) => version);

interface Options {
  library?: string;
  lavalink?: string;
  chosen: string[];
  words: string[];
}

function readOptions(args: readonly string[]): Options {
  const options: Options = { chosen: [], words: [] };
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index];
    const value = (): string => {
      const given = args[(index += 1)];
      if (given === undefined) throw new Refusal(`${argument} needs a value.`);
      return given;
    };
    if (argument === '--library') options.library = value();
    else if (argument === '--lavalink') options.lavalink = value();
    else if (argument === '--version') options.chosen.push(requireVersion(value()));
    else if (argument.startsWith('--') && argument !== '--watch') throw unknownOption(argument);
    else if (argument !== '--watch') options.words.push(argument);
  }
  return options;
}

function unknownOption(option: string): Refusal {
  const valid = ['--library', '--lavalink', '--version', '--watch'];
  return new Refusal(`Unknown option ${option}${didYouMean(option, valid)}`);
}

function requireVersion(version: string): string {
  if (numbers.includes(version)) return version;
  throw new Refusal(
    `There is no version ${version}${didYouMean(version, numbers) || '.'} Valid: ${numbers.join(', ')}.`,
  );
}

function run(scenario: Scenario, version: string, library: string): Promise<Result> {
  const folder = join(cache, version, scenario.name.replaceAll(/\W+/g, '-'));
  const ofVersion = versions.find((candidate) => candidate.version === version)!;
  const pages = readPages(root, scenario.usesCurrentPages ? currentVersion : ofVersion);
  return runScenario(scenario, { version, library, folder, pages });
}

function print(results: readonly Result[], { folders, missing }: Library): void {
  for (const { version, name, failure } of results)
    if (failure !== undefined) console.log(`\nFAILED  ${version}  ${name}\n${failure.replaceAll(/^/gm, '  ')}`);
  console.log();
  for (const version of folders.keys()) {
    const own = results.filter((result) => result.version === version);
    const failed = own.filter(({ failure }) => failure !== undefined).length;
    const seconds = own.reduce((sum, result) => sum + result.seconds, 0);
    console.log(`${version}: ${own.length - failed} of ${own.length} scenarios passed, ${seconds.toFixed(1)} s`);
  }
  for (const [version, reason] of missing) console.log(`${version}: not run, ${reason}.`);
}

async function main(): Promise<void> {
  const { library: folder, lavalink, chosen, words } = readOptions(process.argv.slice(2));
  if (lavalink !== undefined) {
    process.exitCode = await testLavalink(lavalink);
    return;
  }
  const wanted = chosen.length > 0 ? chosen : numbers;
  const library = folder ? findPackages(folder, wanted) : await installPackages(join(cache, 'library'), wanted);
  const selected = scenarios.filter(({ name }) => words.every((word) => name.includes(word)));
  if (selected.length === 0) throw new Refusal(`No scenario has "${words.join(' ')}" in its name.`);
  const jobs = [...library.folders].flatMap(([version, location]) =>
    selected.filter(({ versions: own }) => own.includes(version)).map((scenario) => ({ scenario, version, location })),
  );
  // Bots spend most of their time waiting, so each CPU core can run two scenarios at once.
  const concurrency = availableParallelism() * 2;
  const results = await pMap(
    jobs,
    async ({ scenario, version, location }) => {
      const result = await run(scenario, version, location);
      console.log(
        `${result.failure ? 'FAILED' : 'passed'}  ${version}  ${[result.name, ...result.notes].join(', ')}  ${result.seconds.toFixed(1)} s`,
      );
      return result;
    },
    { concurrency },
  );
  print(results, library);
  if (results.length === 0) throw new Refusal('No scenario was run. Pass built packages with --library <folder>.');
  if (results.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
}

/** Repeats the run in a new process, so that changed scenarios are loaded. */
function watchFiles(): void {
  const own = process.argv.slice(2).filter((argument) => argument !== '--watch');
  const args = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'scripts/scenarios.ts'), ...own];
  const again = (): void => void spawnSync(process.execPath, args, { stdio: 'inherit' });
  let timer: NodeJS.Timeout;
  for (const folder of ['docs', 'versioned_docs', 'test/scenarios']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(again, 300);
    });
  }
  again();
}

void runMain(process.argv.includes('--watch') ? watchFiles : main);
