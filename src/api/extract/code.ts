import ts from 'typescript';
import type { ApiSymbol, Facts, Parameter } from '../schema';
import { assignedOptions, fallbackOf } from './optionDefaults';
import { clean, hasModifier, initialText } from './text';
import { ownNodes, type Source } from './source';
import { errorsOf } from './errors';
import { nodesIn } from '../../lib/syntaxTree';

type ClassSymbol = Extract<ApiSymbol, { kind: 'class' }>;

/** Adds the facts that only executable code contains: initial values, async methods, option defaults and errors. */
export function addFromCode(code: Source, facts: Facts): void {
  const classes = new Map(
    facts.symbols.flatMap((symbol) => (symbol.kind === 'class' ? [[symbol.name, symbol] as const] : [])),
  );
  for (const node of ownNodes(code).filter(ts.isClassDeclaration)) {
    const known = classes.get(node.name?.text ?? '');
    if (known) addToClass(node, known, facts);
  }
  facts.errors = errorsOf(code, facts.symbols);
}

function addToClass(node: ts.ClassDeclaration, known: ClassSymbol, facts: Facts): void {
  for (const member of node.members) {
    if (ts.isConstructorDeclaration(member)) addDefaults(member.parameters, known.constructor?.parameters ?? []);
    const found = known.members.find(({ name }) => name === member.name?.getText());
    if (ts.isMethodDeclaration(member) && found?.kind === 'method') {
      found.async = hasModifier(member, ts.ModifierFlags.Async);
      if (found.signatures.length === 1) addDefaults(member.parameters, found.signatures[0].parameters);
    }
    if (ts.isPropertyDeclaration(member) && found?.kind === 'property' && initialText(member.initializer) !== null)
      found.default = clean(member.initializer!);
  }
  const options = known.constructor?.parameters.find(({ type }) => /^\w+Options$/.test(type))?.type;
  for (const inner of options ? nodesIn(node).filter(ts.isBinaryExpression) : []) {
    for (const [option, value] of assignedOptions(inner))
      (facts.optionDefaults[ownerOf(option, options!, facts) ?? options!] ??= {})[option] = clean(value);
    const { holder, option } = fallbackOf(inner) ?? {};
    // Outside the constructor, `options` may be a parameter with another type.
    const isOption = holder !== 'options' || ts.findAncestor(inner, ts.isConstructorDeclaration);
    const owner = option && isOption && ownerOf(option, options!, facts);
    if (owner) (facts.optionDefaults[owner] ??= {})[option] ??= clean(inner.right);
  }
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
