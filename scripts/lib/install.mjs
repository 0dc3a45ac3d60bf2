import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../src/lib/refusal.mjs';
import { npm } from './run.mjs';

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Tells whether what npm installed is what the lock file asks for. Both arguments are the `packages` of a lock file.
 * Packages for other platforms are locked and never installed, so absence alone is no difference: every installed
 * package must be locked as it is, and every direct dependency must be there.
 */
export function matchesLock(locked, installed) {
  const { dependencies, devDependencies } = locked[''];
  const direct = Object.keys({ ...dependencies, ...devDependencies });
  return (
    direct.every((name) => `node_modules/${name}` in installed) &&
    Object.entries(installed).every(
      ([path, { version, integrity }]) => locked[path]?.version === version && locked[path].integrity === integrity,
    )
  );
}

function isInstalled(root) {
  // npm writes its own record last: an interrupted installation leaves none.
  const record = join(root, 'node_modules/.package-lock.json');
  return (
    existsSync(record) && matchesLock(readJson(join(root, 'package-lock.json')).packages, readJson(record).packages)
  );
}

/** Installs the locked packages of the repository at `root` unless they are there; refuses when npm fails. */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  console.log('Installing the locked packages …');
  const options = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await npm(['ci', ...options]);
  if (code !== 0) throw new Refusal('npm ci failed, see above. The network or package-lock.json needs a look.');
}
