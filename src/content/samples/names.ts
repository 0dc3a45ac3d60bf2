import ts from 'typescript';
import { type IsNamed, nameOf } from '../../lib/declarationNames';

const declarations = '/node_modules/magmastream/index.d.ts';

/** An identifier that refers to a symbol or member of Magmastream, such as `Player` or `Player.setVolume`. */
export interface NamedIdentifier {
  file: string;
  start: number;
  end: number;
  name: string;
}

const isOfMagmastream: IsNamed = (node) => node.getSourceFile().fileName.endsWith(declarations);

/** Finds the identifiers that refer to a Magmastream symbol, or to a variable of a Magmastream type. */
export function namesIn(source: ts.SourceFile, checker: ts.TypeChecker, file: string): NamedIdentifier[] {
  const found: NamedIdentifier[] = [];
  const visit = (node: ts.Node): void => {
    // Skip all imports, including the imports that `hiddenImports` appends.
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const name = nameOf(node, checker, isOfMagmastream);
      if (name) found.push({ file, start: node.getStart(source), end: node.end, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
