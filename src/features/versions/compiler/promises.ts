import ts from 'typescript';
import { itemAt } from './itemAt';
import { listens, nameIn, walk } from './syntax';

/** Finds calls that return a promise only in the second version, and for which nothing waits. */
export function newPromises(source: ts.SourceFile, before: ts.TypeChecker, after: ts.TypeChecker) {
  const found: { start: number; item: string; code: 'promise' }[] = [];
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !isPromise(after, node) || isPromise(before, node)) return;
    const item = isUnused(node, before)
      ? itemAt(source, [node.expression.end - 1, node.expression.end], before)
      : undefined;
    if (item) found.push({ start: node.getStart(source), item, code: 'promise' });
  });
  return found;
}

function isPromise(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const type = checker.getTypeAtLocation(node);
  return (type.isUnion() ? type.types : [type]).some(({ symbol }) => symbol?.name === 'Promise');
}

/** True if a statement, or a callback whose result nobody reads, drops the value. */
function isUnused(node: ts.Node, checker: ts.TypeChecker): boolean {
  const { parent } = node;
  const isComma = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.CommaToken;
  if (ts.isExpressionStatement(parent) || (isComma && parent.left === node)) return true;
  if (ts.isReturnStatement(parent)) {
    const callback = ts.findAncestor(parent, ts.isFunctionLike);
    return callback !== undefined && isDropped(callback, checker);
  }
  if (ts.isArrowFunction(parent)) return parent.body === node && isDropped(parent, checker);
  const isPart =
    ts.isParenthesizedExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && parent.right === node && isChoice(parent.operatorToken.kind));
  return isPart && isUnused(parent, checker);
}

const isChoice = (kind: ts.SyntaxKind): boolean =>
  [
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.CommaToken,
  ].includes(kind);

/** True for callbacks without `async` of which the caller reads no result, such as listeners. */
function isDropped(callback: ts.SignatureDeclaration, checker: ts.TypeChecker): boolean {
  const { parent } = callback;
  if (!(ts.isArrowFunction(callback) || ts.isFunctionExpression(callback)) || !ts.isCallExpression(parent))
    return false;
  if (callback.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)) return false;
  const name = nameIn(parent.expression) ?? '';
  if (listens.has(name) || name === 'forEach') return true;
  const [signature] = checker.getContextualType(callback)?.getCallSignatures() ?? [];
  return signature !== undefined && (checker.getReturnTypeOfSignature(signature).flags & ts.TypeFlags.Void) !== 0;
}
