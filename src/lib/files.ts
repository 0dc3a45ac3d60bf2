import { mkdirSync, readdirSync, statSync, writeFileSync, type WriteFileOptions } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/** Lists all files below a folder as sorted relative paths with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** Writes a file and creates its folders. */
export function writeFile(path: string, content: string | Uint8Array, options?: WriteFileOptions): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content, options);
}
