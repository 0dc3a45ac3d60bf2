import { Refusal } from '../../src/lib/refusal.mjs';

/** Runs a command's main function; a refusal ends the process with its message, anything else with its stack. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
