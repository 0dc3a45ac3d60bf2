import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './prepare.mjs';
import { run } from './run.mjs';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: Infinity });

/** Clones the repository with its uncommitted files, and copies its packages without their caches. */
function clone(root, folder) {
  git('clone', '--quiet', '--no-checkout', root, folder);
  const files = git('-C', root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => name && existsSync(join(root, name))))
    cpSync(join(root, file), join(folder, file));
  const packages = join(root, 'node_modules');
  const filter = (path) => path !== join(packages, '.cache');
  cpSync(packages, join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true, filter });
}

/**
 * Builds the site again in `root`, with the caches of earlier builds, and in a fresh clone elsewhere. Resolves to true
 * if both builds are identical. `show` receives one line for each file that differs.
 */
export async function isReproducible(root, show) {
  const folder = mkdtempSync(join(tmpdir(), 'rebuild-'));
  try {
    clone(root, folder);
    rmSync(join(root, 'build'), { recursive: true, force: true });
    for (const place of [root, folder]) await ensureBuilt(place, show);
    const builds = [root, folder].map((place) => join(place, 'build'));
    const { code } = await run('diff', ['--recursive', '--brief', '--exclude=.stamp', ...builds], { show });
    return code === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
