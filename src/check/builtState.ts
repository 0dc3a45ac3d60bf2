import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../lib/fingerprint.mjs';

/** The file in `build/` with the fingerprint of the files that were built. A finished build writes it last. */
export const buildMark = '.stamp';

/** Returns why the build of a site cannot be checked, or undefined if it is complete and up to date. */
export function buildFault(root: string): string | undefined {
  const mark = join(root, 'build', buildMark);
  if (!existsSync(join(root, 'build'))) return 'the build folder is missing';
  if (!existsSync(mark)) return 'the last build did not finish';
  return readFileSync(mark, 'utf8') === fingerprint(root)
    ? undefined
    : 'files or environment variables changed after the last build';
}
