import ts from 'typescript';
import { isOfLibrary } from './itemAt';

/** Returns the name of the member that an expression reads, including by destructuring: `const { name } = player`. */
export function memberRead(node: ts.Node | undefined, checker: ts.TypeChecker): ts.Identifier | undefined {
  if (!node || ts.isPropertyAccessExpression(node)) return node && ts.isIdentifier(node.name) ? node.name : undefined;
  const declaration = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node)?.valueDeclaration : undefined;
  if (!declaration || !(ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const)) return undefined;
  if (ts.isVariableDeclaration(declaration) && declaration.initializer !== node)
    return ts.isIdentifier(declaration.name) ? memberRead(declaration.initializer, checker) : undefined;
  const key = ts.isBindingElement(declaration) ? (declaration.propertyName ?? declaration.name) : undefined;
  return key && ts.isIdentifier(key) ? key : undefined;
}

/** Returns the declaration of a Magmastream member, or undefined for other members. */
export function libraryMember(name: ts.Identifier, checker: ts.TypeChecker): ts.Declaration | undefined {
  const symbol = ts.isBindingElement(name.parent)
    ? checker.getTypeAtLocation(name.parent.parent).getProperty(name.text)
    : checker.getSymbolAtLocation(name);
  return symbol?.declarations?.find(isOfLibrary);
}

export const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** True for `==`, `===`, `!=` and `!==`. */
export const isEquality = ({ operatorToken }: ts.BinaryExpression): boolean =>
  /^[!=]==?$/.test(operatorToken.getText());

/** True for `&&`, `||` and `??`. */
export const isChoice = ({ operatorToken }: ts.BinaryExpression): boolean =>
  /^(?:&&|\|\||\?\?)$/.test(operatorToken.getText());
