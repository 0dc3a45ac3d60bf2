import { createHash } from 'node:crypto';
import { readFileSync, renameSync, statSync } from 'node:fs';
import { writeFile } from './files';

const hash = (content: Buffer): Buffer => createHash('sha256').update(content).digest();
const hashLength = 32;

/** Returns the content of a cache entry, or undefined if it is missing or does not match its hash. */
export function readEntry(file: string): Buffer | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const entry = readFileSync(file);
  const content = entry.subarray(hashLength);
  return hash(content).equals(entry.subarray(0, hashLength)) ? content : undefined;
}

/** Writes a cache entry, which begins with the hash of its content. Skips a read-only cache. Returns the content. */
export function writeEntry(file: string, text: Buffer | string): Buffer {
  const content = Buffer.from(text);
  // Rename the finished file, because another process may read the entry at the same time.
  const part = `${file}.${process.pid}.part`;
  try {
    writeFile(part, Buffer.concat([hash(content), content]));
    renameSync(part, file);
  } catch {
    // Without the entry, the next run only computes the content again.
  }
  return content;
}
