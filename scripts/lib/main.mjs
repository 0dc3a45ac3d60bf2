import { Refusal } from '../../src/lib/refusal.mjs';

const oldestMajor = 20;

/** Refuses a Node.js that is too old, before anything newer than its syntax is loaded. */
export function requireNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= oldestMajor) return;
  throw new Refusal(
    `Node.js ${oldestMajor} or later is needed, this is ${version}. Install a newer one from https://nodejs.org.`,
  );
}

/** Runs a command's main function; a refusal ends the process with its message, anything else with its stack. */
export async function runMain(main) {
  try {
    requireNode();
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
