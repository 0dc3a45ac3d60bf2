import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../src/lib/refusal.mjs';
import { npmScript } from './run.mjs';

const inputs = [
  ...['docs', 'versioned_docs', 'versioned_sidebars', 'src', 'static', 'versions.json', 'sidebars.ts'],
  ...['docusaurus.config.ts', 'tsconfig.json', '.browserslistrc', '.mailmap', 'package.json', 'package-lock.json'],
];

/** Where a build, its tools and its social cards keep what a later build reuses. */
const leftovers = ['build', '.docusaurus', 'node_modules/.cache', '.cache/cards'];

/** The files below a path of the repository, or the one that it is; none where nothing is. */
function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  const names = readdirSync(full).sort();
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/**
 * Digest of everything that a build is made of: the content of its inputs, and the environment variables that source
 * files among them read, whose values shape the build as the text does.
 */
export function fingerprint(root, env = process.env) {
  const hash = createHash('sha256');
  const variables = new Set();
  for (const path of inputs.flatMap((input) => filesUnder(root, input))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
    if (!/\.(m?[jt]s|tsx)$/.test(path)) continue;
    for (const [, name] of content.toString().matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)) variables.add(name);
  }
  for (const name of [...variables].sort()) hash.update(`${name}=${env[name] ?? ''}\0`);
  return hash.digest('hex');
}

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
