import ts from 'typescript';
import { nodesIn } from '../../../lib/syntaxTree';

export { childrenOf, nodesIn } from '../../../lib/syntaxTree';

/** A source file of a bot. */
export interface SourceFile {
  name: string;
  text: string;
}

/** The packages that export the API. Magmastream is the successor of erela.js. */
const packages: ReadonlySet<string> = new Set(['magmastream', 'erela.js']);

/** The methods that add or remove a listener. */
export const listens: ReadonlySet<string> = new Set(['on', 'once', 'off', 'addListener', 'removeListener']);

/** True for the names of JavaScript files. */
export const isScript = (file: string): boolean => /\.[cm]?jsx?$/.test(file);

/** Returns the package or file that a declaration imports or requires. */
export function moduleOf(node: ts.Node): string | undefined {
  const isRequire = ts.isCallExpression(node) && /^(?:require|import)$/.test(node.expression.getText());
  const module =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : isRequire
        ? node.arguments.at(0)
        : undefined;
  return module && ts.isStringLiteralLike(module) ? module.text : undefined;
}

/** Returns the names of the packages with Magmastream's API that a file imports or requires. */
export const importedPackages = (source: ts.SourceFile): Set<string> =>
  new Set(
    nodesIn(source)
      .flatMap((node) => moduleOf(node) ?? [])
      .filter((module) => packages.has(module)),
  );

/** Returns the name in `name: value`, `name = value`, `x.name = value` or `x['name']`. */
export function nameIn(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : undefined;
  return undefined;
}

/** Returns the node that receives a value: a variable, a property or the left side of an assignment. */
export function targetOf(value: ts.Node): ts.Node | undefined {
  const { parent } = value;
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return targetOf(parent);
  if (ts.isBinaryExpression(parent)) return isAssignment(parent) && parent.right === value ? parent.left : undefined;
  const isNamed =
    ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed && parent.initializer === value ? parent.name : undefined;
}

const isAssignment = (node: ts.BinaryExpression): boolean =>
  node.operatorToken.kind >= ts.SyntaxKind.FirstAssignment && node.operatorToken.kind <= ts.SyntaxKind.LastAssignment;

/** True if the code reads the value of an expression. Only then is a cast around the expression valid. */
export function isRead(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === node;
  if (ts.isBinaryExpression(parent)) return parent.right === node || !isAssignment(parent);
  if (ts.isConditionalExpression(parent) || ts.isArrayLiteralExpression(parent)) return true;
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isForInStatement(parent) || ts.isForOfStatement(parent)) return parent.expression === node;
  if (ts.isExpressionWithTypeArguments(parent))
    return ts.isHeritageClause(parent.parent) && ts.isClassLike(parent.parent.parent) && isExtends(parent.parent);
  if (ts.isArrowFunction(parent)) return parent.body === node;
  if ((ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.arguments?.some((one) => one === node))
    return true;
  if (ts.isElementAccessExpression(parent) && parent.argumentExpression === node) return true;
  const { expression, initializer } = parent as { expression?: ts.Node; initializer?: ts.Node };
  return expression === node || initializer === node;
}

const isExtends = ({ token }: ts.HeritageClause): boolean => token === ts.SyntaxKind.ExtendsKeyword;

/** True for a value that another package creates, such as `new ShardingManager()` from discord.js. */
export function isForeign(node: ts.Expression, checker: ts.TypeChecker, depth = 0): boolean {
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    const module = moduleOf(node);
    return module === undefined ? isForeign(node.expression, checker, depth) : isPackage(module);
  }
  if (ts.isAwaitExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return isForeign(node.expression, checker, depth);
  if (ts.isPropertyAccessExpression(node))
    return ts.isIdentifier(node.expression) && isImported(node.expression, checker);
  if (!ts.isIdentifier(node)) return false;
  if (isImported(node, checker)) return true;
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  const { initializer } = (declaration ?? {}) as { initializer?: ts.Expression };
  return depth < 5 && initializer !== undefined && isForeign(initializer, checker, depth + 1);
}

const isPackage = (module: string): boolean =>
  !/^[./#@~]|^src\//.test(module.replace(/^@(?=[a-z\d])/, '')) && !packages.has(module);

/** True for names that a file imports or requires from another package. */
function isImported(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  let declaration: ts.Node | undefined = checker.getSymbolAtLocation(node)?.declarations?.[0];
  while (declaration && !ts.isStatement(declaration) && !ts.isVariableDeclaration(declaration))
    declaration = declaration.parent;
  if (!declaration) return false;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const module = value && moduleOf(value);
  return module !== undefined && isPackage(module);
}
