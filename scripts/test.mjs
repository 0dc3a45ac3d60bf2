// `npm test`: everything that has to hold, from an empty clone, in one run. Ends with `N passed, N failed`.
// `npm run test:all`: that, and what takes longer: the site is built twice more.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { checkConformance } from './lib/conformance.mjs';
import {
  checkCounts,
  jestCounts,
  playwrightCounts,
  reportFiles,
  single,
  slowest,
  testsOf,
  total,
} from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/main.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { rebuildElsewhere } from './lib/rebuild.mjs';
import { npmScript, run } from './lib/run.mjs';
import { Refusal } from '../src/lib/refusal.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache/reports');
const { jest: jestReport, playwright: playwrightReport } = reportFiles(reports);

/** Runs a tool of node_modules by its own entry file: no shell, no network, the same on every system. */
const tool = (entry, args, options) => run(process.execPath, [join(root, 'node_modules', entry), ...args], options);

const seconds = (number) => `${number.toFixed(1)} s`;

/** What has ended: name, counts and seconds of each step. */
const ended = [];

/**
 * Runs a step, and tells whether it went well. `work` gets a function that takes its output, and resolves to its counts.
 * Steps run side by side, so the output is shown at the end, in one piece; a step that is alone shows it at once.
 */
async function step(name, work, isAlone = false) {
  const start = Date.now();
  const heading = `\n== ${name}\n`;
  const held = isAlone ? [] : [heading];
  if (isAlone) process.stdout.write(heading);
  const show = (text) => (isAlone ? process.stdout.write(text) : held.push(text));
  const counts = await work(show).catch((error) => {
    show(`${error instanceof Refusal ? error.message : error.stack}\n`);
    return single(1);
  });
  const took = (Date.now() - start) / 1000;
  ended.push({ name, counts, took });
  const outcome = counts ? `${counts.passed} passed, ${counts.failed} failed, ` : '';
  process.stdout.write(`${held.join('').trimEnd()}\n${name}: ${outcome}${seconds(took)}\n`);
  return !counts?.failed;
}

const typecheck = async (show) => single((await npmScript('typecheck', { show })).code);
const lint = async (show) => single((await npmScript('lint', { show })).code);
const format = async (show) =>
  single((await tool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'], { show })).code);

async function unitTests(show) {
  const args = ['--json', `--outputFile=${jestReport}`, '--maxWorkers=100%'];
  // The report goes to the file; what jest prints besides, it prints to the other stream.
  const { code } = await tool('jest/bin/jest.js', args, { show });
  return jestCounts(jestReport, code);
}

async function contentChecks(show) {
  const { code, output } = await npmScript('check', { show });
  return checkCounts(output, code);
}

async function siteTests(show, programs) {
  if (!(await programs)) return single(1);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const { code } = await tool('@playwright/test/cli.js', ['test', '--reporter=dot,json'], { env, show });
  return playwrightCounts(playwrightReport, code);
}

/** Holds the list of the specification's clauses against what has just been run. */
async function conformance(show) {
  const { clauses, problems } = checkConformance(
    readFileSync(join(root, 'test/CONFORMANCE.md'), 'utf8'),
    testsOf(reports),
  );
  show(problems.map((problem) => `${problem}\n`).join(''));
  return { passed: clauses, failed: problems.length };
}

async function sameBuild(show) {
  const found = await rebuildElsewhere(root, show);
  show([...found.slice(0, 10), `${found.length} files differ.\n`].join('\n'));
  return single(found.length);
}

async function buildAndCheck() {
  // A build that is there and up to date is no test, so it counts for nothing; one that fails counts as a failure.
  const isBuilt = await step('Build', (show) => ensureBuilt(root, show));
  await step('Content checks', contentChecks);
  return isBuilt;
}

async function checkCode() {
  await step('Type check', typecheck);
  await step('Lint', lint);
  await step('Format', format);
  await step('Unit tests', unitTests);
}

/** Runs all steps: what needs no build beside the build, and the site tests, which take both cores, alone. */
async function runSteps() {
  const notes = [];
  const programs = ensurePrograms((text) => notes.push(text));
  if (!(await step('Install', () => ensureInstalled(root), true))) return;
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const [isBuilt] = await Promise.all([buildAndCheck(), checkCode()]);
  // The site of an earlier build tells nothing about this one: without a build there are no site tests.
  if (!isBuilt) return;
  const afterNotes = async (show) => {
    await programs;
    if (notes.length > 0) show(notes.join(''));
    return siteTests(show, programs);
  };
  await step('Site tests', afterNotes, true);
  await step('Conformance', conformance);
  if (process.argv.includes('--all')) await step('Same build in another folder', sameBuild, true);
}

async function main() {
  process.chdir(root);
  await runSteps();
  console.log('\nSeconds of each step');
  for (const { name, took } of ended) console.log(`${seconds(took).padStart(9)}  ${name}`);
  console.log('\nThe slowest tests');
  for (const test of slowest(testsOf(reports))) console.log(`${seconds(test.seconds).padStart(9)}  ${test.title}`);
  const { passed, failed } = total(ended.flatMap(({ counts }) => counts ?? []));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await runMain(main);
