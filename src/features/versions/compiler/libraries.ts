import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const folder = dirname(ts.getDefaultLibFilePath({}));

/** Reads the declarations of the JavaScript standard library, without comments. Maps file names to declarations. */
export function readLibraries(): Record<string, string> {
  const printer = ts.createPrinter({ removeComments: true });
  const libraries: Record<string, string> = {};
  const add = (name: string): void => {
    if (name in libraries) return;
    const source = ts.createSourceFile(name, readFileSync(join(folder, name), 'utf8'), ts.ScriptTarget.ES2023);
    const references = source.libReferenceDirectives.map(({ fileName }) => `lib.${fileName}.d.ts`);
    // Restore the references to other files, because the printer removes them together with the comments.
    const lines = source.libReferenceDirectives.map(({ fileName }) => `/// <reference lib="${fileName}" />\n`);
    libraries[name] = lines.join('') + printer.printFile(source);
    references.forEach(add);
  };
  add('lib.es2023.d.ts');
  return libraries;
}
