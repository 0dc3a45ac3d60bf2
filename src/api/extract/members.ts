import ts from 'typescript';
import type { Member } from '../schema';
import { lineOf, type Source } from './source';
import { hasModifier, initialText, marksOf, signatureOf, sourceText, typeText, visibilityOf } from './text';

type MemberNode = ts.ClassElement | ts.TypeElement;

/** Reads the public and protected members of a class or interface, except for constructors. */
export function membersOf(source: Source, nodes: readonly MemberNode[]): Member[] {
  const found = new Map<string, Member>();
  for (const node of nodes) {
    if (visibilityOf(node) === 'private' || ts.isConstructorDeclaration(node)) continue;
    const name = nameOf(source, node);
    const member = memberOf(source, node, name, found.get(name));
    if (member) found.set(name, member);
  }
  return [...found.values()];
}

/** Reads properties that are declared as constructor parameters, for example `constructor(public name: string)`. */
export function parameterProperties(source: Source, { parameters }: ts.ConstructorDeclaration): Member[] {
  return parameters
    .filter((node) => ts.isParameterPropertyDeclaration(node, node.parent) && visibilityOf(node) !== 'private')
    .map((node) => ({
      ...baseOf(node, node.name.getText()),
      kind: 'property',
      type: typeText(source, node),
      default: null,
      parameterProperty: true,
    }));
}

function nameOf({ checker }: Source, node: MemberNode): string {
  const { name } = node;
  if (ts.isIndexSignatureDeclaration(node)) return `[${node.parameters.map(sourceText).join(', ')}]`;
  if (!name) return '(call)';
  if (ts.isComputedPropertyName(name)) {
    const known = checker.getSymbolAtLocation(name)?.name;
    // The compiler uses internal names for some members, for example `__@iterator@63` for `[Symbol.iterator]`.
    return known && !known.startsWith('__@') ? known : sourceText(name);
  }
  return ts.isStringLiteralLike(name) ? name.text : name.getText();
}

function baseOf(node: MemberNode | ts.ParameterDeclaration, name: string) {
  return {
    name,
    static: hasModifier(node, ts.ModifierFlags.Static),
    visibility: visibilityOf(node) === 'protected' ? ('protected' as const) : ('public' as const),
    readonly: hasModifier(node, ts.ModifierFlags.Readonly),
    optional: 'questionToken' in node && Boolean(node.questionToken),
    async: hasModifier(node, ts.ModifierFlags.Async),
    abstract: hasModifier(node, ts.ModifierFlags.Abstract),
    ...marksOf(node),
    line: lineOf(node),
  };
}

/** Reads a member. `known` is the result for an earlier overload or for the other accessor. */
function memberOf(source: Source, node: MemberNode, name: string, known: Member | undefined): Member | undefined {
  const base = baseOf(node, name);
  if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node)) {
    const computed = ts.isComputedPropertyName(node.name) ? { computedKey: node.name.expression.getText() } : {};
    const initial = ts.isPropertyDeclaration(node) ? initialText(node.initializer) : null;
    return { ...base, ...computed, kind: 'property', type: typeText(source, node), default: initial };
  }
  if (ts.isGetAccessor(node) || ts.isSetAccessor(node)) {
    const other = known?.kind === 'accessor' ? known : undefined;
    const get = ts.isGetAccessor(node) || Boolean(other?.get);
    const set = ts.isSetAccessor(node) || Boolean(other?.set);
    const type = ts.isGetAccessor(node)
      ? signatureOf(source, node).returns
      : (other?.type ?? typeText(source, node.parameters[0]));
    return { ...base, kind: 'accessor', readonly: get && !set, type, get, set, line: other?.line ?? base.line };
  }
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) {
    if (known?.kind !== 'method') return { ...base, kind: 'method', signatures: [signatureOf(source, node)] };
    const isBody = ts.isMethodDeclaration(node) && Boolean(node.body);
    // The implementation signature does not count, because callers can see only the overloads.
    const signatures = isBody ? known.signatures : [...known.signatures, signatureOf(source, node)];
    return { ...known, async: known.async || base.async, signatures };
  }
  return ts.isIndexSignatureDeclaration(node)
    ? { ...base, kind: 'indexSignature', type: sourceText(node.type) }
    : undefined;
}
