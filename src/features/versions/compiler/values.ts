import ts from 'typescript';
import { isOfLibrary, itemAt } from './itemAt';
import { walk } from './syntax';

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/**
 * Finds comparisons with a value that a member has only in the first version. The compiler accepts them if the object
 * can also be one of the bot's, such as in `await manager.search(query).catch(() => ({ loadType: 'LOAD_FAILED' }))`.
 */
export function oldValues(source: ts.SourceFile, before: ts.TypeChecker, after: ts.TypeChecker) {
  const found: { start: number; item: string; code: 'value'; message: string }[] = [];
  walk(source, (node) => {
    if (!ts.isStringLiteralLike(node)) return;
    const member = comparedWith(node);
    const [had, has] = [before, after].map((checker) => member && valuesOf(member, checker));
    if (!member || !had?.includes(node.text) || !has || has.includes(node.text)) return;
    const item = itemAt(source, [member.name.getStart(), member.name.end], before);
    if (item) found.push({ start: member.getStart(source), item, code: 'value', message: node.text });
  });
  return found;
}

function comparedWith(node: ts.Node): ts.PropertyAccessExpression | undefined {
  const { parent } = node;
  const isCompared = ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind);
  const other = isCompared
    ? [parent.left, parent.right].find((side) => side !== node)
    : ts.isCaseClause(parent)
      ? parent.parent.parent.expression
      : undefined;
  return other && ts.isPropertyAccessExpression(other) ? other : undefined;
}

/** Returns the strings that a member of Magmastream's objects can be, or undefined if it can be any string. */
function valuesOf({ name }: ts.PropertyAccessExpression, checker: ts.TypeChecker): string[] | undefined {
  const declaration = checker.getSymbolAtLocation(name)?.declarations?.find(isOfLibrary);
  const type = declaration && checker.getTypeAtLocation(declaration);
  const types = type?.isUnion() ? type.types : type ? [type] : [];
  const values = types.flatMap((one) => (one.isStringLiteral() ? one.value : []));
  return values.length > 0 ? values : undefined;
}
