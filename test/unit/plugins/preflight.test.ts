import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockSite, requirePlainPath, requireSpace } from '../../../src/plugins/preflight';
import { temporaryFolder } from '../temporary';

const folder = temporaryFolder();
const lock = join(folder, '.cache/site.lock');

/** Starts a process that runs until it is killed. */
const startProcess = () => spawn(process.execPath, ['-e', 'process.stdin.resume()']);

test.each(['#', '!', '?'])('rejects a path with %s', (character) => {
  expect(() => requirePlainPath(`/home/a${character}b/docs`)).toThrow(
    `Rspack cannot build in /home/a${character}b/docs, because the path contains "${character}".`,
  );
});

test('rejects a full disk', () => {
  const message = `The disk is full: a build in ${folder} needs 180 MB, and 122 MB are free.`;
  expect(() => requireSpace(folder, { bavail: 30_000, bsize: 4_096 })).toThrow(message);
  expect(() => requireSpace(folder, { bavail: 45_000, bsize: 4_096 })).not.toThrow();
});

describe('the lock', () => {
  test('names the process that builds, and is free once that process has ended', async () => {
    const other = startProcess();
    mkdirSync(join(folder, '.cache'));
    symlinkSync(String(other.pid), lock);
    expect(() => lockSite(lock)).toThrow(`Process ${other.pid} already builds or serves this folder.`);
    other.kill();
    await once(other, 'exit');
    lockSite(lock);
    expect(readlinkSync(lock)).toBe(String(process.pid));
  });

  test('rejects a folder that is not writable', () => {
    // Puts a file where a folder is needed. This also stops root, who can write to folders without write permission.
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const message = /^The folder is not writable \(.*\)\. Use a writable copy of the site\.$/;
    expect(() => lockSite(join(file, '.cache/site.lock'))).toThrow(message);
  });
});
