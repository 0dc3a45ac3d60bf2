import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockSite, requirePlainPath, requireSpace, warnIfShallow } from '../../../src/plugins/preflight';
import { temporaryFolder, writeFile } from '../temporary';

const folder = temporaryFolder();
const lock = join(folder, '.cache/site.lock');

/** Starts a process that runs until it is killed. */
const startProcess = () => spawn(process.execPath, ['-e', 'process.stdin.resume()']);

test.each(['#', '!', '?'])('the preflight check rejects a path with %s', (character) => {
  expect(() => requirePlainPath(`/home/a${character}b/docs`)).toThrow(
    `Rspack cannot build in /home/a${character}b/docs, because the path contains "${character}".`,
  );
});

test('the preflight check rejects a full disk', () => {
  const message = `The disk is full: a build in ${folder} needs 180 MB, and 122 MB are free.`;
  expect(() => requireSpace(folder, { bavail: 30_000, bsize: 4_096 })).toThrow(message);
  expect(() => requireSpace(folder, { bavail: 45_000, bsize: 4_096 })).not.toThrow();
});

describe('the lock', () => {
  test('the lock returns the building process, and is free after this process ends', async () => {
    const other = startProcess();
    writeFile(lock, String(other.pid));
    expect(() => lockSite(lock)).toThrow(`Process ${other.pid} already builds or serves this folder.`);
    other.kill();
    await once(other, 'exit');
    lockSite(lock);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  });

  test.each(['', '0', '-1', 'x'])('the lock ignores a lock file with the content "%s"', (text) => {
    writeFile(lock, text);
    lockSite(lock);
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  });

  test('the lock rejects a folder that is not writable', () => {
    // Puts a file where a folder is needed. This also stops root, who can write to folders without write permission.
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const message = /^The folder is not writable \(.*\)\. Use a writable copy of the site\.$/;
    expect(() => lockSite(join(file, '.cache/site.lock'))).toThrow(message);
  });
});

test('the preflight check warns about page dates only in a shallow clone', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a', ...args]);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  git('init', '--quiet', 'full');
  git('-C', 'full', 'commit', '--quiet', '--allow-empty', '--message=Write');
  git('clone', '--quiet', '--depth=1', `file://${folder}/full`, 'shallow');
  for (const name of ['', 'full', 'shallow']) warnIfShallow(join(folder, name));
  expect(warn.mock.calls).toEqual([
    ['This is a shallow clone, so the dates of the pages are wrong. Run git fetch --unshallow.'],
  ]);
});
