import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../../src/lib/fingerprint.mjs';
import { Refusal } from '../../src/lib/refusal.mjs';
import { npm, npmScript } from './run.mjs';

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** True if the installed packages match the lock file, except for indirect packages, which may be for other platforms. */
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

/** Installs the locked packages into `root` if necessary. Throws if npm fails. */
export async function ensureInstalled(root) {
  // npm writes this file last, so it is missing after an interrupted installation.
  const record = join(root, 'node_modules/.package-lock.json');
  if (existsSync(record) && matchesLock(packagesIn(join(root, 'package-lock.json')), packagesIn(record))) return;
  console.log('Installing the locked packages …');
  const options = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code } = await npm(['ci', ...options]);
  if (code !== 0) throw new Refusal('npm ci failed, see above. Check the network and package-lock.json.');
}

/** Builds the site in `root` unless `build/` is up to date. `show` receives the output instead of the terminal. */
export async function ensureBuilt(root, show) {
  // The stamp file is inside `build/`, so any other build command deletes the stamp.
  const stamp = join(root, 'build/.stamp');
  const current = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  (show ?? console.log)('Building all versions …\n');
  const { code } = await npmScript('build', { cwd: root, show, env: { NO_UPDATE_NOTIFIER: '1' } });
  if (code !== 0) throw new Refusal('The build failed, see above.');
  writeFileSync(stamp, current);
}
