import ts from 'typescript';
import type { ApiSymbol } from '../schema';
import { membersOf, parameterProperties } from './members';
import { fileOf, lineOf, ownDeclarations, resolveAlias, type Source } from './source';
import {
  hasModifier,
  initialText,
  marksOf,
  resolvedText,
  signatureOf,
  sourceText,
  typeParametersOf,
  typeText,
  visibilityOf,
} from './text';

/** Reads all exported symbols, and the symbols that their public types mention. Sorts them by file and line. */
export function symbolsOf(source: Source): { symbols: ApiSymbol[]; unreadable: string[] } {
  const { checker, program, entry } = source;
  const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!);
  const found = new Map<ts.Symbol, ApiSymbol | undefined>();
  // Visit the default export last, because a symbol keeps the name under which the module exports it first.
  const exports = module ? checker.getExportsOfModule(module) : [];
  const exported = [...exports.filter(({ name }) => name !== 'default'), ...exports];
  const unreadable: string[] = [];
  const add = (symbol: ts.Symbol, name: string, isExported: boolean): void => {
    if (found.has(symbol) || ownDeclarations(source, symbol).length === 0) return;
    const described = describe(source, symbol, name, isExported);
    found.set(symbol, described);
    if (!described) unreadable.push(name);
  };
  for (const symbol of exported) add(resolveAlias(source, symbol), symbol.name, true);
  // This loop also visits entries that its body adds to the map.
  for (const [symbol, described] of found)
    for (const mentioned of described ? mentionedBy(source, symbol) : []) add(mentioned, mentioned.name, false);
  const symbols = [...found.values()].filter((symbol) => symbol !== undefined);
  return { symbols: symbols.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line), unreadable };
}

function describe(source: Source, symbol: ts.Symbol, name: string, exported: boolean): ApiSymbol | undefined {
  const declarations = ownDeclarations(source, symbol);
  const [node] = declarations;
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const renamed = symbol.name !== name && symbol.name !== 'default' ? { localName: symbol.name } : {};
  const place = { file: fileOf(source, node), line: lineOf(statement) };
  const common = { name, ...renamed, exported, ...place, ...marksOf(statement) };
  if (ts.isClassDeclaration(node)) return { ...common, ...classOf(source, node) };
  if (ts.isInterfaceDeclaration(node)) {
    const merged = declarations.filter(ts.isInterfaceDeclaration);
    const members = merged.flatMap((declaration) => [...declaration.members]);
    return {
      ...common,
      kind: 'interface',
      extends: heritageOf(node, ts.SyntaxKind.ExtendsKeyword),
      typeParameters: typeParametersOf(node),
      ...(merged.length > 1 ? { mergedDeclarations: merged.length } : {}),
      members: membersOf(source, members),
    };
  }
  if (ts.isEnumDeclaration(node)) {
    const members = node.members.map((member) => ({
      ...{ name: ts.isStringLiteralLike(member.name) ? member.name.text : member.name.getText(), ...marksOf(member) },
      ...{ kind: 'enumMember' as const, value: source.checker.getConstantValue(member) ?? null, line: lineOf(member) },
    }));
    return { ...common, kind: 'enum', const: hasModifier(node, ts.ModifierFlags.Const), members };
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const types = { type: sourceText(node.type), resolvedType: resolvedText(source, node) };
    return { ...common, kind: 'type', typeParameters: typeParametersOf(node), ...types };
  }
  if (ts.isFunctionDeclaration(node)) {
    const visible = declarations
      .filter(ts.isFunctionDeclaration)
      .filter((overload, _, all) => !overload.body || all.length === 1);
    const signatures = visible.map((overload) => signatureOf(source, overload));
    return { ...common, kind: 'function', async: hasModifier(node, ts.ModifierFlags.Async), signatures };
  }
  return ts.isVariableDeclaration(node) ? { ...common, ...variableOf(source, node) } : undefined;
}

function classOf(source: Source, node: ts.ClassDeclaration) {
  const constructors = node.members.filter(ts.isConstructorDeclaration);
  const visible = constructors.find(({ body }) => !body) ?? constructors.at(0);
  const declared = constructors.find(({ body }) => body) ?? visible;
  const visibility = visible && visibilityOf(visible);
  const members = [...membersOf(source, node.members), ...(declared ? parameterProperties(source, declared) : [])];
  return {
    kind: 'class' as const,
    extends: heritageOf(node, ts.SyntaxKind.ExtendsKeyword),
    implements: heritageOf(node, ts.SyntaxKind.ImplementsKeyword),
    abstract: hasModifier(node, ts.ModifierFlags.Abstract),
    typeParameters: typeParametersOf(node),
    hasPrivateMembers: [...node.members, ...(declared?.parameters ?? [])].some(isPrivate),
    constructor: visible
      ? {
          visibility: visibility === 'public' ? ('public' as const) : ('protected' as const),
          parameters: signatureOf(source, visible).parameters,
          line: lineOf(visible),
        }
      : null,
    members: members.sort((a, b) => a.line - b.line),
  };
}

function variableOf(source: Source, node: ts.VariableDeclaration) {
  const isConst = Boolean(ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const);
  return {
    kind: 'variable' as const,
    declaration: isConst ? ('const' as const) : ('let' as const),
    asConst: Boolean(node.initializer && ts.isAsExpression(node.initializer)),
    type: typeText(source, node),
    value: initialText(node.initializer),
  };
}

function heritageOf(node: ts.ClassDeclaration | ts.InterfaceDeclaration, token: ts.SyntaxKind): string[] {
  const clauses = (node.heritageClauses ?? []).filter((clause) => clause.token === token);
  return clauses.flatMap(({ types }) => types.map(sourceText));
}

function mentionedBy(source: Source, symbol: ts.Symbol): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const add = (mentioned: ts.Symbol | undefined): void => {
    const target = mentioned && resolveAlias(source, mentioned);
    if (target && ownDeclarations(source, target).some(isTopLevel)) found.push(target);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node) || isPrivate(node)) return;
    if (ts.isIdentifier(node)) add(source.checker.getSymbolAtLocation(node));
    const isUntyped = (ts.isPropertyDeclaration(node) || ts.isParameter(node)) && !node.type;
    if (isUntyped) add(source.checker.getTypeAtLocation(node).symbol);
    const skipped = 'initializer' in node ? node.initializer : undefined;
    ts.forEachChild(node, (child) => (child === skipped ? undefined : visit(child)));
  };
  for (const declaration of ownDeclarations(source, symbol)) visit(declaration);
  return found;
}

const isPrivate = (node: ts.Node): boolean => visibilityOf(node) === 'private';

const isTopLevel = (node: ts.Declaration): boolean => {
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent.parent : node.parent;
  return ts.isSourceFile(holder) || ts.isModuleBlock(holder);
};
