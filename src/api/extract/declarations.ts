import ts from 'typescript';
import { hostOf, ownFiles, pathIn, type Source } from './source';

/** A package's declaration files by path. `entry` is the path of the module that bots import, without its extension. */
export interface Declarations {
  entry: string;
  files: Map<string, string>;
}

/** Reads a package's declaration files, or generates them from its TypeScript source. */
export function declarationsOf(source: Source): Declarations {
  const files = new Map<string, string>();
  const add = (file: string, text: string): unknown => files.set(pathIn(source, file), text);
  if (source.isDeclaration) {
    for (const { fileName, text } of ownFiles(source)) add(fileName, text);
  } else {
    const emitted = { noEmit: false, declaration: true, emitDeclarationOnly: true };
    const options = { ...source.program.getCompilerOptions(), ...emitted };
    ts.createProgram([source.entry], options, hostOf(source.root), source.program).emit(undefined, add);
  }
  return { entry: pathIn(source, source.entry).replace(/(\.d)?\.ts$/, ''), files };
}
