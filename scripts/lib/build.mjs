import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../src/lib/fingerprint.mjs';
import { Refusal } from '../../src/lib/refusal.mjs';
import { npmScript } from './run.mjs';

/** Where a build, its tools and its social cards keep what a later build reuses. */
const leftovers = ['build', '.docusaurus', 'node_modules/.cache', '.cache/cards'];

/** Removes the build and all that earlier ones left for it, so that the next one starts cold. */
export function removeLeftovers(root) {
  for (const folder of leftovers) rmSync(join(root, folder), { recursive: true, force: true });
}

/**
 * Builds the site of the repository at `root` unless its `build/` was made of exactly what is there now; refuses when the
 * build fails. `show` gets the output of the build in place of the terminal.
 */
export async function ensureBuilt(root, show) {
  // The stamp lies in the build itself: a build by other means empties the folder and takes it away.
  const stamp = join(root, 'build/.stamp');
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  (show ?? console.log)('Building all versions …\n');
  const { code } = await npmScript('build', { cwd: root, show, env: { NO_UPDATE_NOTIFIER: '1' } });
  if (code !== 0) throw new Refusal('The build failed, see above.');
  writeFileSync(stamp, wanted);
}
