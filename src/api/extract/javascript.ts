import ts from 'typescript';
import type { ApiSymbol, Facts, Parameter } from '../schema';
import { assignedOptions, fallbackOf } from './optionDefaults';
import { clean, initialText, modifiersOf } from './text';
import { isOwn, openJavaScript } from './source';
import { errorsOf } from './errors';

type ClassSymbol = Extract<ApiSymbol, { kind: 'class' }>;

/** Adds the facts that only the JavaScript contains. */
export function addFromJavaScript(root: string, facts: Facts): void {
  const classes = new Map(
    facts.symbols.flatMap((symbol) => (symbol.kind === 'class' ? [[symbol.name, symbol] as const] : [])),
  );
  const visit = (node: ts.Node): void => {
    const known = ts.isClassDeclaration(node) ? classes.get(node.name?.text ?? '') : undefined;
    if (known) addToClass(node as ts.ClassDeclaration, known, facts);
    ts.forEachChild(node, visit);
  };
  const source = openJavaScript(root);
  source.program
    .getSourceFiles()
    .filter((file) => isOwn(source, file))
    .forEach(visit);
  facts.errors = errorsOf(source, facts.symbols);
}

function addToClass(node: ts.ClassDeclaration, known: ClassSymbol, facts: Facts): void {
  for (const member of node.members) {
    if (ts.isConstructorDeclaration(member)) addDefaults(member.parameters, known.constructor?.parameters ?? []);
    const found = known.members.find(({ name }) => name === member.name?.getText());
    if (ts.isMethodDeclaration(member) && found?.kind === 'method') {
      found.async = modifiersOf(member).has(ts.SyntaxKind.AsyncKeyword);
      if (found.signatures.length === 1) addDefaults(member.parameters, found.signatures[0].parameters);
    }
    if (ts.isPropertyDeclaration(member) && found?.kind === 'property' && initialText(member.initializer) !== null)
      found.default = clean(member.initializer!);
  }
  const options = known.constructor?.parameters.find(({ type }) => /^\w+Options$/.test(type))?.type;
  const visit = (inner: ts.Node, isOwn: boolean): void => {
    if (options && ts.isBinaryExpression(inner)) {
      for (const [option, value] of assignedOptions(inner))
        (facts.optionDefaults[ownerOf(option, options, facts) ?? options] ??= {})[option] = clean(value);
      const { holder, option } = fallbackOf(inner) ?? {};
      // Outside the constructor, `options` may be a parameter with another type.
      const owner = option && (isOwn || holder!.getText() !== 'options') && ownerOf(option, options, facts);
      if (owner) (facts.optionDefaults[owner] ??= {})[option] ??= clean(inner.right);
    }
    ts.forEachChild(inner, (child) => visit(child, isOwn || ts.isConstructorDeclaration(child)));
  };
  visit(node, false);
}

function ownerOf(option: string, name: string, facts: Facts): string | undefined {
  const symbol = facts.symbols.find((candidate) => candidate.name === name);
  if (symbol?.kind !== 'interface') return undefined;
  if (symbol.members.some((member) => member.name === option)) return name;
  return symbol.extends.map((base) => ownerOf(option, base, facts)).find(Boolean);
}

function addDefaults(nodes: readonly ts.ParameterDeclaration[], parameters: Parameter[]): void {
  for (const { name, initializer } of nodes) {
    const parameter = parameters.find((candidate) => candidate.name === name.getText());
    if (!parameter || !initializer) continue;
    parameter.default = clean(initializer);
    parameter.optional = true;
  }
}
