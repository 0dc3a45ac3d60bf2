import { readFileSync } from 'node:fs';
import { Refusal } from '../../src/lib/refusal.mjs';

const oldest = '20.19';

/** Throws if the running version of Node.js is too old. */
export function requireNode(version = process.versions.node) {
  if (version.localeCompare(oldest, 'en', { numeric: true }) >= 0) return;
  throw new Refusal(`This is Node.js ${version}. Install Node.js ${oldest} or later from https://nodejs.org.`);
}

/** Prints an error and exits. Omits the stack if the message names the broken source file. */
function fail(error) {
  const { name, message } = Object(error);
  // Node.js 20 does not report the line of a syntax error in JSON.
  const [, json, position] = /^(.+\.json): .+ position (\d+)/.exec(message) ?? [];
  const line = json ? `, line ${readFileSync(json, 'utf8').slice(0, position).split('\n').length}` : '';
  console.error(error instanceof Refusal || json || name === 'TransformError' ? message + line : error);
  process.exit(1);
}

// Handles the errors of `runMain` and of the modules that a command imports.
process.on('uncaughtException', fail);

/** Runs a command's main function. */
export async function runMain(main) {
  requireNode();
  await main();
}
