// `npm test`: installs, builds and runs all checks and tests. Works in a fresh clone. `npm run test:all`, which passes
// `--all`, also tries every combination in the unit tests, visits every page in the browser and runs the smoke tests in
// Firefox and WebKit. It then builds the site in another folder and verifies that both builds are identical.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMain } from './lib/main.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { ensurePrograms } from './lib/programs.mjs';
import { isReproducible } from './lib/rebuild.mjs';
import { countsOf, npmScript, run, summaryOf } from './lib/run.mjs';
import { Refusal } from '../src/lib/refusal.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const isAll = process.argv.includes('--all');
const env = isAll ? { TEST_ALL: '1' } : {};

/** Makes compilers and parsers collect garbage less often. */
const trees = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };

const finished = [];

/**
 * Runs a step. Resolves to true if nothing failed. Prints the output at the end or, if `isAlone` is true, immediately.
 * `work` resolves to the numbers of passed and failed checks, or to undefined if only a failure counts.
 */
async function step(name, work, isAlone = false) {
  const start = Date.now();
  const output = [];
  const show = (text) => (isAlone ? process.stdout.write(text) : output.push(text));
  show(`\n== ${name}\n`);
  const counts = await work(show).catch((error) => {
    show(`${error instanceof Refusal ? error.message : error.stack}\n`);
    return { passed: 0, failed: 1 };
  });
  const seconds = (Date.now() - start) / 1000;
  finished.push({ name, passed: 0, failed: 0, ...counts, seconds });
  const outcome = counts ? `${counts.passed} passed, ${counts.failed} failed, ` : '';
  process.stdout.write(`${output.join('').trimEnd()}\n${name}: ${outcome}${seconds.toFixed(1)} s\n`);
  return !counts?.failed;
}

/** Runs a tool from node_modules with the current Node.js executable and without a shell. */
const tool = (entry, args, { env, show }) =>
  run(process.execPath, [`node_modules/${entry}`, ...args], { env: { FORCE_COLOR: '0', ...env }, show });

const oneCheck = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

const script = (name) => async (show) => {
  const { code } = await npmScript(name, { env: trees, show });
  return oneCheck(code === 0);
};

const contentChecks = async (show) => countsOf(await npmScript('check', { env: trees, show }));

async function checkCode() {
  await step('Types and lint', script('lint'));
  await step('Format', script('format:check'));
  await step('Unit tests', async (show) =>
    countsOf(await tool('jest/bin/jest.js', ['--maxWorkers=100%'], { env, show })),
  );
}

async function siteTests(show) {
  const result = await tool('@playwright/test/cli.js', ['test'], { env, show });
  if (result.code !== 0 && result.output.includes('pictures.spec.ts'))
    show('A screenshot differs. If the change is intended, run npm run pictures.\n');
  return countsOf(result);
}

async function engineTests(show) {
  return countsOf(await tool('@playwright/test/cli.js', ['test', '--config', 'test/engines'], { show }));
}

const sameBuild = async (show) => oneCheck(await isReproducible(root, show));

async function runSiteTests() {
  await step('Site tests', siteTests, true);
  if (!isAll) return;
  await step('Firefox and WebKit', engineTests, true);
  await step('Same build in another folder', sameBuild, true);
}

/**
 * Runs the build and the code checks in parallel. The site tests start afterward, because they need both CPU cores. They
 * do not wait for the content checks, which use only one core.
 */
async function runSteps() {
  if (!(await step('Install', () => ensureInstalled(root), true))) return;
  const programs = step('Programs', (show) => ensurePrograms(show, isAll));
  const build = step('Build', (show) => ensureBuilt(root, show));
  const content = build.then(() => step('Content checks', contentChecks));
  const [isBuilt, hasPrograms] = await Promise.all([build, programs, checkCode()]);
  await Promise.all([content, isBuilt && hasPrograms && runSiteTests()]);
}

async function main() {
  await runSteps();
  console.log('');
  for (const { name, seconds } of finished) console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  console.log(`\n${summaryOf(finished)}`);
  process.exitCode = finished.some(({ failed }) => failed > 0) ? 1 : 0;
}

await runMain(main);
