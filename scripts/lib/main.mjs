import { Refusal } from '../../src/lib/refusal.mjs';

const oldest = '20.19';

/** Throws if the running version of Node.js is too old. */
export function requireNode(version = process.versions.node) {
  if (version.localeCompare(oldest, 'en', { numeric: true }) >= 0) return;
  throw new Refusal(`This is Node.js ${version}. Install Node.js ${oldest} or later from https://nodejs.org.`);
}

/** Runs a command's main function. Prints a `Refusal` without the stack trace. */
export async function runMain(main) {
  try {
    requireNode();
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
