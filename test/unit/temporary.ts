import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export { writeFile } from '../../src/lib/files';

/**
 * Creates a folder for the tests in a file. Empties the folder before each test, and deletes it after the last test.
 */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  beforeEach(() => void mkdirSync(folder, { recursive: true }));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
