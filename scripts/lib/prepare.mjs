import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setTimeout } from 'node:timers/promises';
import { fingerprint } from '../../src/lib/fingerprint.mjs';
import { releaseLock, takeLock } from '../../src/lib/lock.mjs';
import { Refusal } from '../../src/lib/refusal.mjs';
import { npm, run } from './run.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the path of the file that npm writes at the end of an installation. */
const recordOf = (root) => join(root, 'node_modules/.package-lock.json');

const directPackages = ({ dependencies, devDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`);

/** Returns the paths that contain an installed package. Paths are relative to `root`. */
const present = (root, paths) => paths.filter((path) => existsSync(join(root, path, 'package.json')));

/** True if the installed packages match the lock file. Indirect packages for other platforms may be missing. */
export const matchesLock = (locked, installed) =>
  directPackages(locked['']).every((path) => path in installed) &&
  Object.entries(installed).every(
    ([path, { version, integrity }]) => locked[path]?.version === version && locked[path].integrity === integrity,
  );

function isInstalled(root, locked) {
  if (!existsSync(recordOf(root))) return false;
  const installed = read(recordOf(root)).packages;
  const paths = Object.keys(installed);
  return matchesLock(locked, installed) && present(root, paths).length === paths.length;
}

/** Throws if a direct dependency is missing, because the shell would only report that a command was “not found”. */
export function requireInstalled(root) {
  const paths = directPackages(read(join(root, 'package.json')));
  if (existsSync(recordOf(root)) && present(root, paths).length === paths.length) return;
  throw new Refusal('The packages are not installed, or only in part. Run npm ci --ignore-scripts first.');
}

/** Waits until no other process installs or builds in `root`, then runs `work`. */
async function withLock(root, work) {
  const lock = join(root, '.cache/prepare.lock');
  let named;
  for (let owner = takeLock(lock); owner !== undefined; owner = takeLock(lock)) {
    const advice = `If this is another program, delete ${lock}.`;
    if (owner !== named)
      console.log(`Waiting for process ${owner}, which installs or builds in this folder. ${advice}`);
    named = owner;
    await setTimeout(200);
  }
  try {
    return await work();
  } finally {
    releaseLock(lock);
  }
}

/** Prints a description every few seconds while `work` runs. `describe` receives the seconds since the start. */
async function withProgress(describe, work) {
  const start = Date.now();
  const print = () => {
    try {
      console.log(describe(Math.round((Date.now() - start) / 1000)));
    } catch {
      // Skips this line, because `work` may delete files while `describe` counts them. The next line will be complete.
    }
  };
  const timer = setInterval(print, 5_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** Installs the locked packages into `root` if necessary. Throws if npm fails. */
export const ensureInstalled = (root) =>
  withLock(root, async () => {
    const locked = { ...read(join(root, 'package-lock.json')).packages, '': read(join(root, 'package.json')) };
    if (isInstalled(root, locked)) return;
    console.log('Installing the locked packages …');
    // Deletes the record first, so that an interrupted installation does not look complete.
    rmSync(recordOf(root), { force: true });
    const paths = Object.keys(locked).filter((path) => path && !locked[path].optional);
    const describe = (seconds) => `Installed ${present(root, paths).length} of ${paths.length} packages, ${seconds} s`;
    const options = '--ignore-scripts --include=dev --no-audit --no-fund --loglevel=error --no-progress'.split(' ');
    // Kills npm, because it takes minutes to stop after other signals. The next command completes the installation.
    const { code } = await withProgress(describe, () => npm(['ci', ...options], { cwd: root, stopSignal: 'SIGKILL' }));
    if (code !== 0) throw new Refusal('npm ci failed, see above. Check the network and package-lock.json.');
  });

/** Returns the number of pages in `build/` that are newer than `start`. */
function countPages(root, start) {
  const names = existsSync(join(root, 'build')) ? readdirSync(join(root, 'build'), { recursive: true }) : [];
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => join(root, 'build', name));
  return pages.filter((page) => statSync(page, { throwIfNoEntry: false })?.mtimeMs >= start).length;
}

/**
 * Describes a build by the number of written pages. Docusaurus lists the routes of all pages except the not-found page.
 */
export function describeBuild(root, start, seconds) {
  const written = countPages(root, start);
  if (written === 0) return `Compiling the pages, ${seconds} s`;
  const total = readFileSync(join(root, '.docusaurus/routes.js'), 'utf8').match(/exact: true/g).length + 1;
  return written < total
    ? `Built ${written} of ${total} pages, ${seconds} s`
    : `Finishing the built pages, ${seconds} s`;
}

/**
 * Builds the site in `root` unless `build/` is up to date. `show` replaces the terminal as the target of the output.
 */
export const ensureBuilt = (root, show) =>
  withLock(root, async () => {
    // The stamp file is inside `build/`, so any other build command deletes the stamp.
    const stamp = join(root, 'build/.stamp');
    const current = fingerprint(root);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
    (show ?? console.log)('Building all versions …\n');
    const docusaurus = [join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'];
    // Deletes the stamp first, so that an interrupted build does not look complete.
    rmSync(stamp, { force: true });
    // Kills the build, because Rspack finishes compiling after other signals.
    const options = { cwd: root, show, env: { NO_UPDATE_NOTIFIER: '1' }, stopSignal: 'SIGKILL' };
    const build = () => run(process.execPath, docusaurus, options);
    const start = Date.now();
    const { code } = await (show ? build() : withProgress((seconds) => describeBuild(root, start, seconds), build));
    if (code !== 0) throw new Refusal('The build failed, see above.');
    writeFileSync(stamp, current);
  });
