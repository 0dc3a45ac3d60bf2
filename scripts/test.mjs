// `npm test`: everything that has to hold, from an empty clone, in one run. Ends with `N passed, N failed`.
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { checkCounts, jestCounts, playwrightCounts, single, total } from './lib/counts.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runMain } from './lib/main.mjs';
import { freePort } from './lib/port.mjs';
import { npmScript, run } from './lib/run.mjs';
import { Refusal } from '../src/lib/refusal.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const reports = join(root, '.cache/reports');
const jestReport = join(reports, 'jest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Runs a tool of node_modules by its own entry file: no shell, no network, the same on every system. */
const tool = (entry, args, options) => run(process.execPath, [join(root, 'node_modules', entry), ...args], options);

/** Tells whether an action that all else rests on was done; why it was refused is shown. */
async function done(action) {
  try {
    await action(root);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    return false;
  }
}

async function unitTests() {
  const { code } = await tool('jest/bin/jest.js', ['--json', `--outputFile=${jestReport}`]);
  return jestCounts(jestReport, code);
}

async function siteTests() {
  if (!(await ensureChromium())) return single(1);
  const env = { SITE_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const { code } = await tool('@playwright/test/cli.js', ['test', '--reporter=dot,json'], { env });
  return playwrightCounts(playwrightReport, code);
}

const steps = [
  ['Type check', async () => single((await npmScript('typecheck')).code)],
  ['Lint', async () => single((await npmScript('lint')).code)],
  ['Format', async () => single((await tool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])).code)],
  ['Unit tests', unitTests],
  [
    'Content checks',
    async () => {
      const { code, output } = await npmScript('check', { capture: true });
      return checkCounts(output, code);
    },
  ],
];

async function runSteps() {
  if (!(await done(ensureInstalled))) return [single(1)];
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const results = [];
  // The site of an earlier build tells nothing about this one: without a build there are no site tests.
  const built = await done(ensureBuilt);
  if (!built) results.push(single(1));
  for (const [name, step] of built ? [...steps, ['Site tests', siteTests]] : steps) {
    console.log(`\n== ${name}`);
    const counts = await step();
    console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed`);
    results.push(counts);
  }
  return results;
}

async function main() {
  process.chdir(root);
  const { passed, failed } = total(await runSteps());
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await runMain(main);
