import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal } from '../lib/refusal.mjs';

const library = 'magmastream';

export interface Package {
  root: string;
  released: string | null;
}

/** Opens a published version (`2.10.2`), an archive or a folder. Unpacks archives to the `cache` folder. */
export function openPackage(name: string, cache: string): Package {
  const path = resolve(name);
  if (/^\d+\.\d+\.\d+[\w.-]*$/.test(name) && !existsSync(path)) {
    const released = releaseDate(library, name);
    return { root: unpack(download(name, cache), join(cache, name)), released };
  }
  if (!existsSync(path)) throw new Refusal(`${name}: no such file or folder. Pass a version, a folder or a .tgz file.`);
  if (statSync(path).isDirectory()) return { root: path, released: null };
  return { root: unpack(path, join(cache, 'file')), released: null };
}

/** Throws a `Refusal` unless a package is a release of Magmastream that is newer than the `current` version. */
export function checkPackage({ name, version }: { name: string; version: string }, current: string): void {
  if (name !== library) throw new Refusal(`${name} ${version} is not a version of ${library}. Check the path.`);
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new Refusal(
      `“${version}” is not a released version. Change "version" in package.json, for example to 2.9.0.`,
    );
  }
  if (version.localeCompare(current, 'en', { numeric: true }) <= 0)
    throw new Refusal(`${version} is not newer than ${current}, the current version. There is nothing to add.`);
}

/** Returns the release date of a package version. Throws a `Refusal` if npm does not have the version. */
export function releaseDate(name: string, version: string): string {
  const dates = JSON.parse(npm(['view', name, 'time', '--json'])) as Record<string, string>;
  const date = dates[version] as string | undefined;
  if (date) return date.slice(0, 10);
  const newest = Object.keys(dates)
    .filter((number) => /^\d/.test(number))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .slice(-5);
  throw new Refusal(`npm has no ${name} ${version}. The newest versions are ${newest.join(', ')}.`);
}

function download(version: string, cache: string): string {
  mkdirSync(cache, { recursive: true });
  const output = npm(['pack', `${library}@${version}`, '--json', '--pack-destination', cache]);
  const [{ filename }] = JSON.parse(output) as { filename: string }[];
  return join(cache, filename);
}

function npm(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status === 0) return stdout;
  const reason = stderr.split('\n').find((line) => line.startsWith('npm error')) ?? 'npm did not start';
  throw new Refusal(`npm ${args[0]} failed: ${reason}. Check your network connection, then run the command again.`);
}

function unpack(archive: string, folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync('tar', ['-xzf', archive, '-C', folder]);
  const [top] = status === 0 ? readdirSync(folder) : [];
  if (!top) throw new Refusal(`${archive}: the archive cannot be unpacked. Download it again.`);
  return join(folder, top);
}
