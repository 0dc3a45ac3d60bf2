import ts from 'typescript';
import type { Found } from './findBreaks';
import { itemAt } from './itemAt';
import { isChoice, partsOf } from './members';
import { listens, nameIn, nodesIn } from './syntax';

/** The calls of the bot's functions, and the functions whose results the library or Node.js ignores. */
interface Uses {
  calls: ReadonlyMap<ts.Node, readonly ts.Node[]>;
  callbacks: ReadonlySet<ts.Node>;
}

/** Matches files whose exported functions are listeners. No other file has to call these functions by name. */
const listenerFile =
  /\/(?:events?|listeners?)\/|\/(?:track|queue|player|node|socket)[_-]?(?:start|end|stuck|error|(?:re|dis)?connect|create|destroy|move|closed)\.\w+$/i;

/** Finds calls that return a promise only in the second version, if the code does not wait for the promise. */
export function newPromises(source: ts.SourceFile, before: ts.TypeChecker, after: ts.TypeChecker, uses: Uses): Found[] {
  return nodesIn(source)
    .filter(ts.isCallExpression)
    .filter((call) => isPromise(after, call) && !isPromise(before, call) && isDropped(call, uses))
    .flatMap((call) => {
      const item = itemAt(source, [call.expression.end - 1, call.expression.end], before);
      return item ? [{ start: call.getStart(source), item, code: 'promise' }] : [];
    });
}

function isPromise(checker: ts.TypeChecker, node: ts.Expression): boolean {
  return partsOf(checker.getTypeAtLocation(node)).some(({ symbol }) => symbol?.name === 'Promise');
}

/** Finds the uses of functions in all files of a bot. */
export function usesOf(sources: readonly ts.SourceFile[], checker: ts.TypeChecker): Uses {
  const [calls, callbacks] = [new Map<ts.Node, ts.Node[]>(), new Set<ts.Node>()];
  for (const node of sources.flatMap(nodesIn).filter(ts.isCallExpression)) {
    const called = checker.getResolvedSignature(node)?.declaration;
    if (called) calls.set(called, [...(calls.get(called) ?? []), node]);
    const name = nameIn(node.expression) ?? '';
    for (const input of node.arguments) {
      const isBound = ts.isCallExpression(input) && nameIn(input.expression) === 'bind';
      const callback = isBound ? (input.expression as ts.PropertyAccessExpression).expression : input;
      const [signature] = checker.getTypeAtLocation(callback).getCallSignatures();
      if (signature?.declaration && (listens.has(name) || name === 'forEach' || wantsVoid(input, checker)))
        callbacks.add(signature.declaration);
    }
  }
  return { calls, callbacks };
}

function wantsVoid(input: ts.Expression, checker: ts.TypeChecker): boolean {
  const [signature] = checker.getContextualType(input)?.getCallSignatures() ?? [];
  return signature !== undefined && (checker.getReturnTypeOfSignature(signature).flags & ts.TypeFlags.Void) !== 0;
}

/** True if no code waits for a promise, because it is a statement or the result of a function that nobody reads. */
function isDropped(node: ts.Node, uses: Uses, visited: readonly ts.Node[] = []): boolean {
  const { parent } = node;
  const isComma = ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.CommaToken;
  if (ts.isExpressionStatement(parent) || (isComma && parent.left === node)) return true;
  const isReturned = ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node);
  if (isReturned) {
    const callee = ts.findAncestor(parent, ts.isFunctionLike);
    if (!callee || visited.includes(callee)) return false;
    const calls = uses.calls.get(callee);
    return (
      leavesTry(parent) ||
      uses.callbacks.has(callee) ||
      (calls ? calls.some((call) => isDropped(call, uses, [...visited, callee])) : isListener(callee))
    );
  }
  const isPart =
    ts.isParenthesizedExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && parent.right === node && (isComma || isChoice(parent)));
  return isPart && isDropped(parent, uses, visited);
}

/** True if a `catch` clause handles the errors of a statement. It cannot handle the rejection of a returned promise. */
function leavesTry(node: ts.Node): boolean {
  for (let inner = node; !ts.isFunctionLike(inner); inner = inner.parent)
    if (ts.isTryStatement(inner.parent) && inner.parent.catchClause && inner === inner.parent.tryBlock) return true;
  return false;
}

const isListener = (callee: ts.Node): boolean =>
  listenerFile.test(callee.getSourceFile().fileName) && !ts.findAncestor(callee.parent, ts.isFunctionLike);
