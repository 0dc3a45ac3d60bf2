import type { SourceFile } from '@site/src/features/versions/compiler/syntax';

const limit = 5_000_000;

const sourceFile = /^(?!.*\.d\.[cm]?ts$).*\.[cm]?[jt]sx?$/i;
const skippedFolder = /^(?:node_modules|\..*)$/;

/** Thrown if the total size of the chosen files exceeds the limit. */
export class TooLarge extends Error {}

/** Reads the source files among the chosen files. Throws `TooLarge` if their total size exceeds the limit. */
export async function readFiles(files: readonly File[]): Promise<SourceFile[]> {
  const sources = files
    .map((file) => ({ file, name: file.webkitRelativePath || file.name }))
    .filter(({ name }) => sourceFile.test(name) && !name.split('/').some((folder) => skippedFolder.test(folder)));
  if (sources.reduce((total, { file }) => total + file.size, 0) > limit) throw new TooLarge();
  return Promise.all(sources.map(async ({ file, name }) => ({ name, text: await file.text() })));
}

/**
 * Creates a file from pasted code. Its name matches the code's module syntax, so that the compiler accepts the code.
 */
export function pastedFile(text: string): SourceFile {
  const isCommonJs = /\brequire\s*\(|\bmodule\.exports\b/.test(text) && !/^\s*import\s[^(]/m.test(text);
  return { name: isCommonJs ? 'pasted.js' : 'pasted.ts', text };
}

/** Reads dropped files and folders. */
export async function readDrop(items: DataTransferItemList): Promise<SourceFile[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = (await Promise.all(entries.map(filesIn))).flat();
  return readFiles(files);
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    // Adds the full path, because a dropped file does not include the path of its folder.
    return [Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.slice(1) })];
  }
  if (skippedFolder.test(entry.name)) return [];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    // The browser returns at most 100 entries per call.
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (next.length === 0) break;
    entries.push(...next);
  }
  return (await Promise.all(entries.map(filesIn))).flat();
}
