import fs, { readdirSync, writeFileSync } from 'node:fs';
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
  for (const name of entries) expect(() => writeEntry(join(folder, name), 'new')).toThrow('ENOSPC');
  full.mockRestore();
  for (const name of entries) expect(readEntry(join(folder, name))).toBeDefined();
});
