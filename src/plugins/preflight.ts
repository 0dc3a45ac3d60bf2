import { spawnSync } from 'node:child_process';
import { type StatsFs, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { takeLock } from '../lib/lock.mjs';
import { Refusal } from '../lib/refusal.mjs';

/** Throws an error if the site path contains a character with a special meaning in Rspack requests. */
export function requirePlainPath(siteDir: string): void {
  const [character] = /[#!?]/.exec(siteDir) ?? [];
  if (!character) return;
  throw new Refusal(`Rspack cannot build in ${siteDir}, because the path contains "${character}". Rename the folder.`);
}

/** The size of a build of all versions (102 MB), its compressed files (36 MB) and the build's caches (37 MB). */
const neededSize = 180_000_000;

/**
 * Throws an error if the disk has too little space for a build and `npm run pack`. Rspack would report a full disk once
 * for each file.
 */
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

/** Locks the site until this process ends. */
export function lockSite(lock: string): void {
  const owner = takeLock(lock);
  if (owner === undefined) return;
  throw new Refusal(
    `Process ${owner} already builds or serves this folder. Wait until it ends, or stop it. If it is another ` +
      `program, delete ${lock}.`,
  );
}

/** Warns about a shallow clone, because it lacks the commits with the dates of the pages. */
export function warnIfShallow(siteDir: string): void {
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { cwd: siteDir, encoding: 'utf8' });
  if (stdout?.trim() !== 'true') return;
  console.warn('This is a shallow clone, so the dates of the pages are wrong. Run git fetch --unshallow.');
}

/** Stops a build or server that cannot succeed, before Docusaurus writes files. */
export default function preflight({ siteDir }: LoadContext): Plugin {
  requirePlainPath(siteDir);
  requireSpace(siteDir);
  lockSite(join(siteDir, '.cache/site.lock'));
  warnIfShallow(siteDir);
  return { name: 'preflight' };
}
