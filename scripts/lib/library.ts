import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writeFile } from '../../src/lib/files';
import { parseJson } from '../../src/lib/json';
import { Refusal } from '../../src/lib/refusal.mjs';

const run = promisify(execFile);

/** Package folders by version, and the reason for each missing version. */
export interface Library {
  folders: Map<string, string>;
  missing: Map<string, string>;
}

/** Finds built packages in `<folder>/<version>`. Throws a `Refusal` if a package is unbuilt or has a different name. */
export function findPackages(folder: string, versions: readonly string[]): Library {
  if (!existsSync(folder)) throw new Refusal(`--library ${folder}: there is no such folder.`);
  const library: Library = { folders: new Map(), missing: new Map() };
  for (const version of versions) {
    const candidates = [join(folder, version, 'node_modules/magmastream'), join(folder, version)];
    const found = candidates.find((candidate) => existsSync(join(candidate, 'package.json')));
    if (found) library.folders.set(version, requirePackage(resolve(found), version));
    else library.missing.set(version, `${join(folder, version)} contains no package`);
  }
  return library;
}

function requirePackage(folder: string, version: string): string {
  const file = join(folder, 'package.json');
  const { name, main = 'index.js', ...read } = parseJson(readFileSync(file, 'utf8'), file) as Record<string, string>;
  // Does not compare versions, because the documented release of 2.8.4 still has an earlier version number.
  if (name !== 'magmastream')
    throw new Refusal(`${file}: this is ${name} ${read.version}, not magmastream ${version}.`);
  if (existsSync(join(folder, main))) return folder;
  throw new Refusal(`${folder} has no ${main}. Build the package before you run the scenarios.`);
}

/** Installs the versions that are on npm into `cache`. Throws a `Refusal` if npm does not respond. */
export async function installPackages(cache: string, versions: readonly string[]): Promise<Library> {
  const { stdout } = await npm(['view', 'magmastream', 'versions', '--json'], '.');
  const published = new Set(parseJson(stdout, 'npm view') as string[]);
  const available = versions.filter((version) => published.has(version));
  for (const version of available) {
    const folder = join(cache, version);
    if (existsSync(join(folder, 'node_modules/magmastream/package.json'))) continue;
    writeFile(join(folder, 'package.json'), '{ "private": true }\n');
    await npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', `magmastream@${version}`], folder);
  }
  const library = available.length > 0 ? findPackages(cache, available) : { folders: new Map(), missing: new Map() };
  for (const version of versions)
    if (!published.has(version)) library.missing.set(version, 'not on npm: pass --library with a built package');
  return library;
}

async function npm(args: string[], cwd: string): Promise<{ stdout: string }> {
  try {
    // Windows starts npm.cmd only through a shell.
    return await run('npm', args, { cwd, shell: process.platform === 'win32' });
  } catch (error) {
    const [reason = ''] = /npm error (?!code).*/.exec((error as { stderr?: string }).stderr ?? '') ?? [];
    throw new Refusal(`npm ${args.join(' ')} failed. ${reason}`);
  }
}
