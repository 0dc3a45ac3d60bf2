import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesIn } from '../../lib/files';
import type { ApiSymbol, Facts, Parameter } from '../schema';
import { assignedOptions } from './optionDefaults';
import { initialText, modifiersOf, sourceText } from './text';

type ClassSymbol = Extract<ApiSymbol, { kind: 'class' }>;

/** Adds the facts that only the JavaScript contains. Returns the facts that the maintainer must look up. */
export function addFromJavaScript(root: string, facts: Facts): string[] {
  const classes = new Map(
    facts.symbols.flatMap((symbol) => (symbol.kind === 'class' ? [[symbol.name, symbol] as const] : [])),
  );
  const messages = new Set<string>();
  const visit = (node: ts.Node): void => {
    const known = ts.isClassDeclaration(node) ? classes.get(node.name?.text ?? '') : undefined;
    if (known) addToClass(node as ts.ClassDeclaration, known, facts);
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText()))
      messages.add(`${placeOf(node)}: ${clean(node)}`);
    ts.forEachChild(node, visit);
  };
  for (const file of filesIn(root).filter((name) => name.endsWith('.js') && !name.includes('node_modules/')))
    visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.ES2022, true));
  return [
    'Source lines are not known, because the package contains no TypeScript source.',
    ...[...messages].map((message) => `Look up when this error occurs, in ${message}`),
  ];
}

function placeOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isMethodDeclaration(at) || ts.isClassDeclaration(at) || ts.isFunctionDeclaration(at))
      names.unshift(at.name?.getText() ?? 'default');
    if (ts.isConstructorDeclaration(at)) names.unshift('constructor');
  }
  return names.join('.');
}

/** Prints code without the module prefixes that the compiler adds to imported names. */
const clean = (node: ts.Node): string => sourceText(node).replace(/\b\w+_\d+\.(?:default\.)?/g, '');

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
  const visit = (inner: ts.Node): void => {
    if (options && ts.isBinaryExpression(inner)) {
      for (const [option, value] of assignedOptions(inner))
        (facts.optionDefaults[ownerOf(option, options, facts) ?? options] ??= {})[option] = clean(value);
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
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
