import ts from 'typescript';
import { type IsNamed, nameOf, nameOfDeclaration } from '../../../lib/declarationNames';
import { listens } from './syntax';

/** True for declarations in Magmastream or erela.js. */
export const isOfLibrary: IsNamed = (node) =>
  /\/(?:magmastream|erela\.js)\/index\.d\.ts$/.test(node.getSourceFile().fileName);

/** Returns the item that causes an error: a name such as `Player.guild`, or the call around it. */
export function itemAt(
  source: ts.SourceFile,
  [start, end]: [number, number],
  checker: ts.TypeChecker,
): string | undefined {
  let node: ts.Node | undefined = ts.findAncestor(deepest(source, start), (outer) => outer.end >= end);
  if (node && ts.isReturnStatement(node)) node = node.expression;
  for (; node && !ts.isStatement(node); node = node.parent) {
    const item = itemOf(ts.isCaseClause(node) ? node.parent.parent.expression : node, checker);
    if (item) return item;
  }
  return undefined;
}

/** Returns the listener of the event at a position. Errors in the listener of an unknown event are meaningless. */
export function listenerAt(source: ts.SourceFile, position: number): ts.Node | undefined {
  const event = deepest(source, position);
  const { parent } = event;
  const isEvent = ts.isStringLiteralLike(event) && ts.isCallExpression(parent) && parent.arguments[0] === event;
  return isEvent && eventOf(parent) ? parent.arguments.at(1) : undefined;
}

/** Returns the call whose function name or argument contains a position. */
export const callAt = (source: ts.SourceFile, position: number): ts.Node | undefined =>
  ts.findAncestor(deepest(source, position), (node) => ts.isCallExpression(node) || ts.isNewExpression(node));

function deepest(node: ts.Node, position: number): ts.Node {
  const child = ts.forEachChild(node, (inner) =>
    inner.getStart() <= position && position < inner.end ? inner : undefined,
  );
  return child ? deepest(child, position) : node;
}

function itemOf(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (ts.isIdentifier(node)) return keyedMember(node, checker) ?? nameOf(node, checker, isOfLibrary);
  if (ts.isPropertyAccessExpression(node))
    return nameOf(node.name as ts.Identifier, checker, isOfLibrary) ?? itemOf(node.expression, checker);

  if (ts.isBinaryExpression(node)) return itemOf(node.left, checker) ?? itemOf(node.right, checker);
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  return eventOf(node) ?? itemOf(node.expression, checker);
}

/** Returns the event name in a call such as `manager.on('trackStart', …)`. */
function eventOf(node: ts.CallExpression | ts.NewExpression): string | undefined {
  const [event] = node.arguments ?? [];
  const method = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : '';
  return listens.has(method) && event && ts.isStringLiteralLike(event) ? `event ${event.text}` : undefined;
}

/** Returns the member, such as `PlayerOptions.guild`, that an object key sets or a destructuring pattern reads. */
function keyedMember(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  const { parent } = node;
  const isLiteral = ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent);
  const isBinding = ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent);
  if (!isLiteral && !isBinding) return undefined;
  if ((isBinding ? (parent.propertyName ?? parent.name) : parent.name) !== node) return undefined;
  const type = isBinding
    ? checker.getTypeAtLocation(parent.parent)
    : checker.getContextualType(parent.parent as ts.ObjectLiteralExpression);
  const [declaration] = type?.getProperty(node.text)?.declarations ?? [];
  return declaration && isOfLibrary(declaration) ? nameOfDeclaration(declaration) : undefined;
}

/** Returns the keys of an object literal that only the first version declares, except for the key at `position`. */
export function removedKeys(
  source: ts.SourceFile,
  position: number,
  before: ts.TypeChecker,
  after: ts.TypeChecker,
): ts.Identifier[] {
  const first = deepest(source, position);
  const object = first.parent?.parent;
  if (!object || !ts.isObjectLiteralExpression(object)) return [];
  const type = after.getContextualType(object);
  return object.properties
    .flatMap(({ name }) => (name && ts.isIdentifier(name) && name !== first ? name : []))
    .filter((key) => keyedMember(key, before) && !type?.getProperty(key.text));
}

/** Returns the options that an object lacks only in the second version, such as `ManagerOptions.lastFmApiKey`. */
export function missingOptions(
  source: ts.SourceFile,
  position: number,
  before: ts.TypeChecker,
  after: ts.TypeChecker,
): string[] {
  const object = objectAt(source, position);
  const [required, known] = [after, before].map((checker) =>
    (object && checker.getContextualType(object))?.getProperties(),
  );
  if (!object || !required) return [];
  const isOptional = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Optional) !== 0;
  const given = after.getTypeAtLocation(object);
  return required
    .filter((one) => !isOptional(one) && !given.getProperty(one.name))
    .filter(({ name }) => !known?.some((one) => one.name === name && !isOptional(one)))
    .flatMap(({ declarations: [declaration] = [] }) =>
      isOfLibrary(declaration) ? (nameOfDeclaration(declaration) ?? []) : [],
    );
}

/** Returns the object or variable that the code passes or assigns at the position of an error. */
function objectAt(source: ts.SourceFile, position: number): ts.Expression | undefined {
  const node = deepest(source, position);
  if (ts.isObjectLiteralExpression(node)) return node;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && parent.name === node) return parent.initializer;
  const isPassed = (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.expression !== node;
  return isPassed && ts.isIdentifier(node) ? node : undefined;
}
