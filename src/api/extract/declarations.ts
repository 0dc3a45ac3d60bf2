import { relative, sep } from 'node:path';
import ts from 'typescript';
import { hostOf, isOwn, type Source } from './source';

/** A package's declaration files by path. `entry` is the path of the module that bots import, without its extension. */
export interface Declarations {
  entry: string;
  files: Map<string, string>;
}

/** Reads a package's declaration files, or generates them from its TypeScript source. */
export function declarationsOf(source: Source): Declarations {
  const files = new Map<string, string>();
  const add = (file: string, text: string): unknown =>
    files.set(relative(source.root, file).split(sep).join('/'), text);
  if (source.isDeclaration) {
    for (const file of source.program.getSourceFiles().filter((sourceFile) => isOwn(source, sourceFile)))
      add(file.fileName, file.text);
  } else {
    const options = {
      ...source.program.getCompilerOptions(),
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
    };
    ts.createProgram([source.entry], options, hostOf(source.root), source.program).emit(undefined, add);
  }
  const entry = relative(source.root, source.entry).split(sep).join('/');
  return { entry: entry.replace(/(\.d)?\.ts$/, ''), files };
}
