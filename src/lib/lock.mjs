import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Refusal } from './refusal.mjs';

function isRunning(pid) {
  // For zero and negative numbers, `kill` addresses groups of processes.
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return error.code === 'EPERM';
  }
}

const ownerOf = (lock) => (existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : undefined);

/** Releases a lock if this process holds it. */
export function releaseLock(lock) {
  if (ownerOf(lock) === process.pid) rmSync(lock);
}

/**
 * Creates the lock and its content in one step. Does not use a symbolic link, because on Windows only administrators
 * may create one.
 */
function createLock(lock) {
  const own = `${lock}.${process.pid}`;
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
  } finally {
    rmSync(own);
  }
}

/**
 * Takes a lock until this process ends. If another process holds the lock, returns the ID of that process. Plain
 * JavaScript, because commands load this file before `npm install`.
 * @returns {number | undefined}
 */
export function takeLock(lock) {
  try {
    createLock(lock);
  } catch (error) {
    if (error.syscall !== 'link' || error.code !== 'EEXIST')
      throw new Refusal(`The folder is not writable (${error.message}). Use a writable copy of the site.`);
    const owner = ownerOf(lock);
    // This process may already hold the lock, because Docusaurus loads plugins again when the configuration changes.
    if (owner === process.pid) return undefined;
    if (isRunning(owner)) return owner;
    rmSync(lock, { force: true });
    return takeLock(lock);
  }
  process.on('exit', () => releaseLock(lock));
  return undefined;
}
