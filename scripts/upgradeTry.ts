import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runMain } from './lib/main.mjs';
import { npm, npmScript } from './lib/run.mjs';
import { editsFor, requestedVersion } from './lib/upgrade';
import { Refusal } from '../src/lib/refusal.mjs';
import { replaceIn } from '../src/lib/replaceIn.mjs';
import { changedOriginals, originalFile } from '../src/plugins/bundler/originals';
import originals from '../src/plugins/bundler/originalHashes.json';
import { releaseDate } from '../src/release/openPackage';

const root = join(__dirname, '..');
const hashes = 'src/plugins/bundler/originalHashes.json';
/** Folders that the copy omits, because a build or an installation creates them again. */
const ignored = ['.cache', '.docusaurus', 'build', 'node_modules'].map((name) => join(root, name));

const readPackages = () =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };

/**
 * `npm run upgrade:try -- <version>`: rehearses an upgrade of Docusaurus. Copies the checkout, including uncommitted
 * changes, to a temporary folder, then edits, installs and tests the copy. Does not change the checkout.
 */
async function main() {
  const current = readPackages().dependencies['@docusaurus/core'];
  const version = requestedVersion(process.argv.slice(2), current);
  releaseDate('@docusaurus/core', version);
  const copy = mkdtempSync(join(tmpdir(), `upgrade-${version}-`));
  console.log(`Copying the checkout to ${copy} …`);
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: (path) => !ignored.includes(path) });
  const edits = Object.entries(editsFor(current, version));
  for (const [file, parts] of edits)
    writeFileSync(join(copy, file), replaceIn(file, readFileSync(join(copy, file), 'utf8'), parts));

  console.log(`Installing Docusaurus ${version} …`);
  const options = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = await npm(['install', ...options], { cwd: copy });
  if (install.code !== 0) throw new Refusal(`npm install failed in ${copy}, see above.`);

  const changed = changedOriginals(copy);
  // JSON omits undefined hashes, which belong to moved or removed modules. A unit test then names these modules.
  const known = { ...originals, ...Object.fromEntries(changed.map(({ name, hash }) => [name, hash])) };
  writeFileSync(join(copy, hashes), `${JSON.stringify(known, null, 2)}\n`);
  // Without optional locks, Git does not refresh the index, which a copy of a linked worktree shares with the checkout.
  const { code } = await npmScript('test', { cwd: copy, env: { GIT_OPTIONAL_LOCKS: '0' } });

  console.log(`\nDocusaurus ${version}: ${code === 0 ? 'all checks and tests passed.' : 'failed, see above.'}`);
  console.log(`\n${changed.length} originals of replaced modules changed. Compare each one with its replacement:`);
  for (const { name, file } of changed) {
    const before = join(root, 'node_modules', originalFile(root, name)!);
    console.log(
      file ? `  diff ${relative('.', before)} ${join(copy, 'node_modules', file)}` : `  ${name} was moved or removed`,
    );
  }
  const files = ['package-lock.json', hashes, ...edits.map(([file]) => file)];
  console.log(`\nTo upgrade the checkout, run:\n  (cd ${copy} && cp --parents ${files.join(' ')} ${root})`);
  console.log(`Otherwise, delete the copy:\n  rm -r ${copy}`);
  process.exitCode = code;
}

void runMain(main);
