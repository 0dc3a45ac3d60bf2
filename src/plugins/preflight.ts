import { type StatsFs, mkdirSync, readlinkSync, rmSync, statfsSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Refusal } from '../lib/refusal.mjs';

/** Throws if the site path contains a character that has a special meaning in Rspack requests. */
export function requirePlainPath(siteDir: string): void {
  const [character] = /[#!?]/.exec(siteDir) ?? [];
  if (!character) return;
  throw new Refusal(`Rspack cannot build in ${siteDir}, because the path contains "${character}". Rename the folder.`);
}

/** Size of a build of all versions (102 MB), its compressed files (36 MB) and the caches of the build (37 MB). */
const neededSize = 180_000_000;

/** Throws if the disk is too full for a build and `npm run pack`. Rspack would report this once for each file. */
export function requireSpace(
  siteDir: string,
  { bavail, bsize }: Pick<StatsFs, 'bavail' | 'bsize'> = statfsSync(siteDir),
): void {
  const free = bavail * bsize;
  if (free >= neededSize) return;
  const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000);
  throw new Refusal(
    `The disk is full: a build in ${siteDir} needs ${megabytes(neededSize)} MB, and ${megabytes(free)} MB are free.`,
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Locks the site until this process ends. The lock is a symbolic link to the process id, so creating it is atomic. */
export function lockSite(lock: string): void {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    symlinkSync(String(process.pid), lock);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST')
      throw new Refusal(`The folder is not writable (${message}). Use a writable copy of the site.`);
    const owner = Number(readlinkSync(lock));
    // Accepts a lock that this process already holds, because Docusaurus loads the plugin again when the configuration
    // changes.
    if (owner === process.pid) return;
    if (isRunning(owner)) {
      throw new Refusal(
        `Process ${owner} already builds or serves this folder. Wait until it ends, or stop it. If it is another ` +
          `program, delete ${lock}.`,
      );
    }
    rmSync(lock);
    return lockSite(lock);
  }
  process.on('exit', () => rmSync(lock, { force: true }));
}

/** Stops a build or server that cannot succeed before Docusaurus writes any files. */
export default function preflight({ siteDir }: LoadContext): Plugin {
  requirePlainPath(siteDir);
  requireSpace(siteDir);
  lockSite(join(siteDir, '.cache/site.lock'));
  return { name: 'preflight' };
}
