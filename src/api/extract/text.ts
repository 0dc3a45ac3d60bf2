import ts from 'typescript';
import type { Parameter, Signature } from '../schema';
import type { Source } from './source';

const printer = ts.createPrinter({ removeComments: true });
const typeFlags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Prints a node on one line as it appears in the source, but without comments and with double quotes. */
export function sourceText(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/\[ /g, '[')
    .replace(/,? \]/g, ']')
    .replace(/, }/g, ' }')
    .replace(/'((?:[^'"\\]|\\.)*)'/g, '"$1"')
    .trim();
}

/** Prints code without the module prefixes that the compiler adds to imported names in JavaScript. */
export const clean = (node: ts.Node): string => sourceText(node).replace(/\b\w+_\d+\.(?:default\.)?/g, '');

/** Prints the declared type or, if the source omits it, the type that the compiler infers. */
export function typeText(
  { checker }: Source,
  node: ts.ParameterDeclaration | ts.PropertyDeclaration | ts.PropertySignature | ts.VariableDeclaration,
): string {
  return node.type ? sourceText(node.type) : checker.typeToString(checker.getTypeAtLocation(node), node, typeFlags);
}

/** Prints the expanded type of an alias. Returns null if the alias is generic or its source is already expanded. */
export function resolvedText({ checker }: Source, node: ts.TypeAliasDeclaration): string | null {
  const type = checker.getTypeAtLocation(node.type);
  const resolved = checker.typeToString(type, undefined, typeFlags | ts.TypeFormatFlags.InTypeAlias);
  const sorted = (text: string): string => text.split(' | ').sort().join(' | ');
  return node.typeParameters || sorted(resolved) === sorted(sourceText(node.type)) ? null : resolved;
}

export function typeParametersOf(node: { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> }) {
  return (node.typeParameters ?? []).map(({ name, constraint, default: value }) => ({
    name: name.text,
    constraint: constraint ? sourceText(constraint) : null,
    default: value ? sourceText(value) : null,
  }));
}

export function signatureOf(source: Source, node: ts.SignatureDeclaration): Signature {
  const { checker } = source;
  const call = checker.getSignatureFromDeclaration(node);
  const inferred = call ? checker.typeToString(checker.getReturnTypeOfSignature(call), node, typeFlags) : 'void';
  return {
    typeParameters: typeParametersOf(node),
    parameters: node.parameters
      .filter(({ name }) => name.getText() !== 'this')
      .map((parameter) => parameterOf(source, parameter)),
    returns: node.type ? sourceText(node.type) : inferred,
  };
}

function parameterOf(source: Source, node: ts.ParameterDeclaration): Parameter {
  return {
    name: node.name.getText().replace(/\s+/g, ' '),
    type: typeText(source, node),
    optional: Boolean(node.questionToken ?? node.initializer),
    rest: Boolean(node.dotDotDotToken),
    default: node.initializer ? sourceText(node.initializer) : null,
  };
}

/** Prints an initial value, or returns null if the value is too long to show. */
export function initialText(node: ts.Expression | undefined): string | null {
  const isLong =
    !node ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    ts.isAwaitExpression(node) ||
    (ts.isObjectLiteralExpression(node) && node.properties.length > 0);
  return isLong ? null : sourceText(node);
}

/** True if a declaration has a modifier, such as `async`. */
export const hasModifier = (node: ts.Node, modifier: ts.ModifierFlags): boolean =>
  Boolean(ts.getCombinedModifierFlags(node as ts.Declaration) & modifier);

/** Reads the JSDoc tags that mark a declaration as deprecated or internal. */
export function marksOf(node: ts.Node): { deprecated: boolean; hidden: boolean } {
  const tags = new Set(ts.getJSDocTags(node).map(({ tagName }) => tagName.text));
  return { deprecated: tags.has('deprecated'), hidden: ['hidden', 'internal', 'ignore'].some((tag) => tags.has(tag)) };
}

/** Returns the visibility of a member. Names such as `#socket` are private. */
export function visibilityOf(node: ts.Node): 'private' | 'protected' | 'public' {
  const name = 'name' in node ? (node.name as ts.Node | undefined) : undefined;
  if (name?.kind === ts.SyntaxKind.PrivateIdentifier || hasModifier(node, ts.ModifierFlags.Private)) return 'private';
  return hasModifier(node, ts.ModifierFlags.Protected) ? 'protected' : 'public';
}
