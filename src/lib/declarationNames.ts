import ts from 'typescript';

/** True for declarations whose names `nameOf` may return. */
export type IsNamed = (declaration: ts.Declaration) => boolean;

/** Returns the name of the symbol or member that an identifier refers to, or the type name of a variable. */
export function nameOf(node: ts.Identifier, checker: ts.TypeChecker, isNamed: IsNamed): string | undefined {
  const local = checker.getSymbolAtLocation(node);
  if (!local) return undefined;
  const symbol = local.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local;
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) return undefined;
  if (isNamed(declaration)) return nameOfDeclaration(declaration);
  // Readers look up the type of a variable or parameter, so return the name of its type.
  const isVariable = ts.isVariableDeclaration(declaration) || ts.isParameter(declaration);
  const type = isVariable ? checker.getTypeOfSymbolAtLocation(symbol, node).getNonNullableType().symbol : undefined;
  const [typed] = type?.declarations ?? [];
  return typed && isNamed(typed) && type!.name !== '__type' ? nameOfDeclaration(typed) : undefined;
}

/** Returns the name of a declaration. The name of a member includes its class, interface or enum: `Player.play`. */
export function nameOfDeclaration(declaration: ts.Declaration): string | undefined {
  const name = ts.getNameOfDeclaration(declaration);
  if (!name || !ts.isIdentifier(name)) return undefined;
  const { parent } = declaration;
  const isMember = ts.isClassLike(parent) || ts.isInterfaceDeclaration(parent) || ts.isEnumDeclaration(parent);
  return isMember ? `${parent.name?.text}.${name.text}` : name.text;
}
