import ts from 'typescript';
import type { Found } from './findBreaks';
import { itemAt } from './itemAt';
import { isChoice, isEquality, libraryMember, memberRead, partsOf } from './members';
import { nodesIn } from './syntax';

/** Finds conditions that are always true because of a member's new type, such as an array. */
export function alwaysTrue(source: ts.SourceFile, before: ts.TypeChecker, after: ts.TypeChecker): Found[] {
  return nodesIn(source).flatMap((node) => {
    if (!ts.isExpression(node) || !isCondition(node)) return [];
    const name = memberRead(node, before);
    const [was, is] = [before, after].map((checker) => name && libraryMember(name, checker));
    if (!name || !was || !is || !emptiable.test(was.getText())) return [];
    const [old, now] = [partsOf(before.getTypeAtLocation(was)), partsOf(after.getTypeAtLocation(is))];
    const isNewObject = (type: ts.Type): boolean =>
      (type.flags & ts.TypeFlags.Object) !== 0 && !old.some(({ symbol }) => symbol?.name === type.symbol?.name);
    const item = now.every(isNewObject) ? itemAt(source, [name.getStart(), name.end], before) : undefined;
    const message = now.some((type) => after.isArrayType(type)) ? 'length' : '';
    return item ? [{ start: node.getStart(source), item, code: 'always', message }] : [];
  });
}

/** Matches declarations of values that can be falsy. Without `strict`, types do not contain `null`. */
const emptiable = /\?:|\b(?:null|undefined|boolean|string|number)\b/;

/** True if the code only tests whether an expression has a value. */
function isCondition(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent) || ts.isDoStatement(parent))
    return parent.expression === node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'Boolean';
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  if (!ts.isBinaryExpression(parent)) return false;
  if (isChoice(parent)) return parent.left === node || isCondition(parent);
  return parent.left === node && isEquality(parent) && isEmpty(parent.right);
}

const isEmpty = (node: ts.Node): boolean => /^(?:null|undefined)$/.test(node.getText());
