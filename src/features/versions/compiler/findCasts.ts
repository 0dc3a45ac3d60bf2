import ts from 'typescript';
import type { Cast, TypedFile } from './casts';
import { isForeign, isRead, nameIn, nodesIn } from './syntax';
import { isAny } from './typeTexts';

/** Returns casts for the untyped values in a file whose types are known. */
export function castsIn(
  file: TypedFile,
  checker: ts.TypeChecker,
  typeOf: (node: ts.Expression) => string | undefined,
): Cast[] {
  const casts: Cast[] = [];
  for (const node of nodesIn(file.source)) {
    if (!isCandidate(node) || !isRead(node)) continue;
    const isCollection = ts.isNewExpression(node);
    if (!isCollection && !isUntyped(node, checker)) continue;
    const type = typeOf(node);
    const [start, end] = [node.getStart(), node.end - 1].map(file.original);
    if (type === undefined || start === undefined || end === undefined) continue;
    const isFirst = !casts.some((cast) => cast.start === start);
    const collection = isCollection ? nameIn(node.expression)! : '';
    const name = collection === 'Collection' ? 'import("@discordjs/collection").Collection' : collection;
    const contents = collection === 'Set' ? type : `any, ${type}`;
    casts.push({
      start,
      end: end + 1,
      type: isCollection ? `${name}<${contents}>` : type,
      prefix: isFirst ? prefixOf(node, file) : '',
    });
  }
  return casts;
}

const isCandidate = (node: ts.Node): node is ts.Expression =>
  ts.isIdentifier(node) ||
  ts.isPropertyAccessExpression(node) ||
  ts.isElementAccessExpression(node) ||
  ts.isCallExpression(node) ||
  ts.isNewExpression(node);

/** True for a value of the type `any`, unless the value comes from another package. */
export function isUntyped(node: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!ts.isShorthandPropertyAssignment(node.parent))
    return isAny(checker.getTypeAtLocation(node)) && !isForeign(node, checker);
  const symbol = checker.getShorthandAssignmentValueSymbol(node.parent);
  return !symbol || isAny(checker.getTypeOfSymbolAtLocation(symbol, node));
}

/** Returns the text before a cast. Without a semicolon, a cast that starts a statement would become call arguments. */
function prefixOf(node: ts.Expression, { original }: TypedFile): string {
  if (ts.isShorthandPropertyAssignment(node.parent)) return `${node.getText()}: `;
  let outer: ts.Node = node;
  while (!ts.isStatement(outer) && !ts.isSourceFile(outer)) outer = outer.parent;
  const isInList = ts.isBlock(outer.parent) || ts.isSourceFile(outer.parent) || ts.isCaseOrDefaultClause(outer.parent);
  return ts.isExpressionStatement(outer) && isInList && original(outer.getStart()) === original(node.getStart())
    ? ';'
    : '';
}
