import { isReadable, isTooLarge, relevantFiles } from '@site/src/features/versions/compiler/relevantFiles';
import type { SourceFile } from '@site/src/features/versions/compiler/syntax';
import { text } from './text';

const archive = /\.(?:zip|rar|7z|tar|t?gz)$/i;

/** The files to check, or the reason why there are no files. */
export interface Chosen {
  files: SourceFile[];
  total: number;
  problem: string;
}

/** Reads the chosen source files that are relevant to the check. */
export async function readFiles(files: readonly File[]): Promise<Chosen> {
  const named = files.map((file) => ({ file, name: file.webkitRelativePath || file.name }));
  const sources = await Promise.all(
    named.filter(({ name }) => isReadable(name)).map(async ({ file, name }) => ({ name, text: await file.text() })),
  );
  const kept = relevantFiles(sources);
  const packed = named.find(({ name }) => archive.test(name))?.name;
  const refused = packed ? text.archive(packed) : text.noFiles;
  const problem = isTooLarge(kept) ? text.tooLarge : kept.length === 0 ? refused : '';
  return { files: problem ? [] : kept, total: sources.length, problem };
}

/**
 * Creates a file from pasted code. Its file extension matches the module syntax of the code. Otherwise, the compiler
 * would reject the code.
 */
export function pastedFile(text: string): SourceFile {
  const isCommonJs = /\brequire\s*\(|\bmodule\.exports\b/.test(text) && !/^\s*import\s[^(]/m.test(text);
  return { name: isCommonJs ? 'pasted.js' : 'pasted.ts', text };
}

/** Reads the files and folders that the reader drops on the form. */
export async function readDrop(items: DataTransferItemList): Promise<Chosen> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = (await Promise.all(entries.map(filesIn))).flat();
  return readFiles(files);
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    // Add the full path, because a dropped file does not contain the path of its folder.
    return [Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.slice(1) })];
  }
  if (!isReadable(`${entry.name}/index.js`)) return [];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    // Call the function repeatedly, because the browser returns at most 100 entries per call.
    const next = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (next.length === 0) break;
    entries.push(...next);
  }
  return (await Promise.all(entries.map(filesIn))).flat();
}
