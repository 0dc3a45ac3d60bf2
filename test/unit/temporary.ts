import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder for the tests of a file: empty when each of them begins, gone after the last. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  beforeEach(() => void mkdirSync(folder, { recursive: true }));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file, and makes the folders that it is in. */
export function writeFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
