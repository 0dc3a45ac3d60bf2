import { Refusal } from '../../src/lib/refusal.mjs';

const oldestMajor = 20;

/** Refuses a Node.js that is too old, before anything newer than its syntax is loaded. */
export function requireNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) < oldestMajor) {
    throw new Refusal(
      `Node.js ${oldestMajor} or later is needed, this is ${version}. Install a newer one from https://nodejs.org.`,
    );
  }
}
