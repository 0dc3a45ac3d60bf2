import { inspect } from 'node:util';
import { Refusal } from '../../src/lib/refusal.mjs';

const oldestMajor = 20;

/** Throws if this Node.js is too old. */
export function requireNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= oldestMajor) return;
  throw new Refusal(`This is Node.js ${version}. Install Node.js ${oldestMajor} or later from https://nodejs.org.`);
}

const advice = {
  ENOSPC: 'The disk is full. Free some space and try again.',
  EROFS: 'The folder is read-only. Use a writable copy.',
  EACCES: 'You may not write here. Change the permissions, or use a writable copy.',
};

/** Returns the message for an error that the user can fix, or undefined. Also searches the causes of the error. */
export function messageFor(error) {
  if (!(error instanceof Error)) return undefined;
  // Docusaurus loads another copy of the class.
  if (error.name === Refusal.name) return error.message;
  // Rspack adds its own text to the errors of the file system. The comma excludes errors of the network.
  const [reason, code] = /\b(ENOSPC|EROFS|EACCES): [^,\n]+,.*/.exec(error.message) ?? [];
  return code ? `${advice[code]} (${reason})` : messageFor(error.cause);
}

/** Runs the main function of a command. Prints an error that the user can fix as its message, others with their stack. */
export async function runMain(main) {
  try {
    requireNode();
    await main();
  } catch (error) {
    console.error(messageFor(error) ?? inspect(error, { depth: Infinity }));
    process.exit(1);
  }
}
