import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { readEntry, writeEntry } from '../../lib/cacheEntry';

const root = path.resolve(__dirname, '../../..');
const compiled = path.join(root, '.cache/compiled');

/** Returns the stored result for an input, or computes and stores it. The build and the check share the results. */
export function cached<T>(input: unknown, compute: () => T, folder = compiled): T {
  const { version } = JSON.parse(readFileSync(path.join(root, 'node_modules/discord.js/package.json'), 'utf8')) as {
    version: string;
  };
  const key = createHash('sha256')
    .update(JSON.stringify([ts.version, version, input]))
    .digest('hex');
  const file = path.join(folder, `${key}.json`);
  const stored = readEntry(file);
  if (stored) return JSON.parse(stored.toString()) as T;
  const result = compute();
  writeEntry(file, JSON.stringify(result));
  deleteOld(folder);
  return result;
}

function deleteOld(folder: string): void {
  const oldest = Date.now() - 7 * 24 * 60 * 60 * 1000;
  try {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      if (statSync(file).mtimeMs < oldest) rmSync(file, { recursive: true });
    }
  } catch {
    // The cache is read-only, or another process deleted the same file. A later run deletes the other files.
  }
}
