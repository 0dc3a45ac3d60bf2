import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './prepare.mjs';
import { run } from './run.mjs';

/** Builds the site in `root` and, without caches, in a copy. Resolves to true if both builds are identical. */
export async function isReproducible(root, show) {
  const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
  try {
    rmSync(join(root, 'build'), { recursive: true, force: true });
    const caches = ['.cache', '.docusaurus', 'node_modules/.cache'].map((path) => join(root, path));
    cpSync(root, folder, { recursive: true, verbatimSymlinks: true, filter: (path) => !caches.includes(path) });
    for (const place of [root, folder]) await ensureBuilt(place, show);
    const builds = [root, folder].map((place) => join(place, 'build'));
    const { code } = await run('diff', ['--recursive', '--brief', '--exclude=.stamp', ...builds], { show });
    return code === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
