import ts from 'typescript';
import type { NamedIdentifier } from './compile';

/** The declaration file of Magmastream in the virtual folder of a version. */
const declarations = '/node_modules/magmastream/index.d.ts';

/** Finds the identifiers of a file that refer to a symbol or member of Magmastream, or to a variable whose type is one. */
export function namesIn(source: ts.SourceFile, checker: ts.TypeChecker, file: string): NamedIdentifier[] {
  const found: NamedIdentifier[] = [];
  const visit = (node: ts.Node): void => {
    // Includes the imports that `hiddenImports` appends.
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const name = nameOf(node, checker);
      if (name) found.push({ file, start: node.getStart(source), end: node.end, name });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  const local = checker.getSymbolAtLocation(node);
  if (!local) return undefined;
  const symbol = local.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  if (isOfMagmastream(declaration)) return nameOfDeclaration(declaration);
  // Readers want to know the type of a variable or parameter.
  const isVariable = ts.isVariableDeclaration(declaration) || ts.isParameter(declaration);
  const type = isVariable ? checker.getTypeOfSymbolAtLocation(symbol, node).getNonNullableType().symbol : undefined;
  const [typed] = type?.declarations ?? [];
  return typed && isOfMagmastream(typed) && type!.name !== '__type' ? nameOfDeclaration(typed) : undefined;
}

const isOfMagmastream = (node: ts.Node): boolean => node.getSourceFile().fileName.endsWith(declarations);

function nameOfDeclaration(declaration: ts.Declaration): string | undefined {
  const name = ts.getNameOfDeclaration(declaration);
  if (!name || !ts.isIdentifier(name)) return undefined;
  const { parent } = declaration;
  const isMember = ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent) || ts.isEnumDeclaration(parent);
  return isMember ? `${parent.name?.text}.${name.text}` : name.text;
}
