import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../lib/fingerprint.mjs';

/** The file in `build/` that contains the fingerprint of the build's input. The build writes this file last. */
export const buildMark = '.stamp';

/** Returns the reason why the checks cannot use a build, or undefined if the build is complete and up to date. */
export function buildFault(root: string): string | undefined {
  const mark = join(root, 'build', buildMark);
  if (!existsSync(join(root, 'build'))) return 'the build folder is missing';
  if (!existsSync(mark)) return 'the last build did not finish';
  return readFileSync(mark, 'utf8') === fingerprint(root)
    ? undefined
    : 'files or environment variables changed after the last build';
}
