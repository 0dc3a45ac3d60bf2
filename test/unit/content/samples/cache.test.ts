import fs, { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEntry, writeEntry } from '../../../../src/lib/cacheEntry';
import { cached } from '../../../../src/content/samples/cache';
import { temporaryFolder } from '../../temporary';

const writeOnce = fs.writeFileSync;
const folder = temporaryFolder();
const result = { errors: [], names: [] };

test('the cache computes a result once', () => {
  const compute = jest.fn(() => result);
  expect([cached('a', compute, folder), cached('a', compute, folder)]).toEqual([result, result]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each(['', '{"errors":', 'null', '{"errors":7}'])('the cache ignores the damaged entry %j', (damaged) => {
  cached('b', () => result, folder);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), damaged);
  expect(cached('b', () => result, folder)).toEqual(result);
});

test('the cache stores a result while another process renames its own entry', () => {
  const list = jest.spyOn(fs, 'readdirSync').mockReturnValue(['renamed.part'] as never);
  expect(cached('c', () => result, folder)).toEqual(result);
  list.mockRestore();
});

test('the cache keeps an earlier entry if the disk is full', () => {
  cached('d', () => result, folder);
  const entries = readdirSync(folder);
  const full = jest.spyOn(fs, 'writeFileSync').mockImplementation((file) => {
    writeOnce(file, 'half');
    throw new Error('ENOSPC');
  });
  for (const name of entries) writeEntry(join(folder, name), 'new');
  full.mockRestore();
  for (const name of entries) expect(readEntry(join(folder, name))).toBeDefined();
});

test('a result is computed although the cache cannot be read or written', () => {
  cached('e', () => result, folder);
  for (const name of readdirSync(folder)) {
    rmSync(join(folder, name));
    mkdirSync(join(folder, name));
  }
  expect(cached('e', () => result, folder)).toEqual(result);
  const locked = jest.spyOn(fs, 'mkdirSync').mockImplementation(() => {
    throw new Error('EACCES');
  });
  expect(cached('e', () => result, join(folder, 'locked'))).toEqual(result);
  locked.mockRestore();
});
