import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Lists all files below a folder as sorted relative paths with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}
