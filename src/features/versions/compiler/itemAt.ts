import ts from 'typescript';
import { type IsNamed, nameOf, nameOfDeclaration } from '../../../lib/declarationNames';

const isOfMagmastream: IsNamed = (node) => node.getSourceFile().fileName.endsWith('/magmastream/index.d.ts');

const listens = new Set(['on', 'once', 'off', 'addListener', 'removeListener']);

/** Returns the item that causes an error: the name at a position, such as `Player.guild`, or the call around it. */
export function itemAt(source: ts.SourceFile, position: number, checker: ts.TypeChecker): string | undefined {
  for (let node: ts.Node | undefined = deepest(source, position); node && !ts.isStatement(node); node = node.parent) {
    const item = itemOf(node, checker);
    if (item) return item;
  }
  return undefined;
}

/** Returns the listener of the event named at a position. Errors in an unknown event's listener are meaningless. */
export function listenerAt(source: ts.SourceFile, position: number): ts.Node | undefined {
  const event = deepest(source, position);
  const { parent } = event;
  const isEvent = ts.isStringLiteralLike(event) && ts.isCallExpression(parent) && parent.arguments[0] === event;
  return isEvent && eventOf(parent) ? parent.arguments.at(1) : undefined;
}

function deepest(node: ts.Node, position: number): ts.Node {
  const child = ts.forEachChild(node, (inner) =>
    inner.getStart() <= position && position < inner.end ? inner : undefined,
  );
  return child ? deepest(child, position) : node;
}

function itemOf(node: ts.Node, checker: ts.TypeChecker): string | undefined {
  if (ts.isIdentifier(node)) return keyedMember(node, checker) ?? nameOf(node, checker, isOfMagmastream);
  if (ts.isPropertyAccessExpression(node))
    return nameOf(node.name as ts.Identifier, checker, isOfMagmastream) ?? itemOf(node.expression, checker);

  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return undefined;
  return eventOf(node) ?? itemOf(node.expression, checker);
}

/** Returns the event that is named in a call such as `manager.on('trackStart', …)`. */
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
  return declaration && isOfMagmastream(declaration) ? nameOfDeclaration(declaration) : undefined;
}

/** Returns the other keys of the object literal at a position that only the first version declares. */
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
