import ts from 'typescript';
import type { ApiSymbol, ErrorFact } from '../schema';
import { fileOf, isOwn, lineOf, resolveAlias, type Source } from './source';

type Site = Omit<ErrorFact, 'thrownBy' | 'check' | 'privateMember'> & { by: string };

/** Marks the names of top-level functions to distinguish them from class members. Bots cannot call these functions. */
const functionMark = '@';

/** Finds the errors that the public API throws. `condition` contains source code, which the maintainer describes. */
export function errorsOf(source: Source, symbols: readonly ApiSymbol[]): ErrorFact[] {
  const classes = symbols.filter((symbol) => symbol.kind === 'class');
  const members = new Set(classes.flatMap(({ name, members: own }) => own.map((member) => `${name}.${member.name}`)));
  const isPublic = (name: string): boolean =>
    members.has(name) || classes.some((owner) => name === `${owner.name}.constructor`);
  const { sites, callers } = readCode(source);

  const reach = (by: string, seen = new Set<string>()): string[] => {
    if (!by.includes(functionMark)) return [by];
    if (seen.has(by)) return [];
    seen.add(by);
    return [...(callers.get(by) ?? [])].flatMap((caller) => reach(caller, seen));
  };
  return sites.flatMap(({ by, ...rest }) => {
    const isFunction = by.includes(functionMark);
    const check = isFunction ? by.split(functionMark)[0] : null;
    const reached = [...new Set(reach(by))];
    return (reached.length > 0 ? reached : [by]).map((thrownBy) => ({
      ...{ thrownBy, check, ...rest },
      privateMember: !isFunction && !isPublic(by),
    }));
  });
}

function readCode(source: Source): { sites: Site[]; callers: Map<string, Set<string>> } {
  const sites: Site[] = [];
  const callers = new Map<string, Set<string>>();
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && /Error$/.test(node.expression.getText())) sites.push(siteOf(source, node));
    const called = ts.isCallExpression(node) ? calledBy(source, node) : undefined;
    if (called) callers.set(called, (callers.get(called) ?? new Set()).add(nameOf(source, node)));
    ts.forEachChild(node, visit);
  };
  source.program
    .getSourceFiles()
    .filter((file) => isOwn(source, file))
    .forEach(visit);
  return { sites, callers };
}

function siteOf(source: Source, node: ts.NewExpression): Site {
  return {
    by: nameOf(source, node),
    kind: node.expression.getText(),
    via: viaOf(source, node),
    ...contentOf(source, node.arguments?.[0]),
    condition: conditionOf(node),
    file: fileOf(source, node),
    line: lineOf(node),
  };
}

function calledBy(source: Source, { expression }: ts.CallExpression): string | undefined {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  const symbol = source.checker.getSymbolAtLocation(name);
  const declarations = symbol ? (resolveAlias(source, symbol).declarations ?? []) : [];
  const own = declarations.find((declaration) => isOwn(source, declaration.getSourceFile()));
  return own && nameOf(source, own);
}

function nameOf(source: Source, node: ts.Node): string {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const owner = ts.isClassDeclaration(at.parent) ? at.parent.name?.text : undefined;
    if (owner && (ts.isConstructorDeclaration(at) || ts.isPropertyDeclaration(at))) return `${owner}.constructor`;
    if (owner && (ts.isMethodDeclaration(at) || ts.isAccessor(at))) return `${owner}.${at.name.getText()}`;
    if (ts.isFunctionDeclaration(at)) return `${at.name?.text ?? 'default'}${functionMark}${fileOf(source, at)}`;
  }
  return `module${functionMark}${fileOf(source, node)}`;
}

/** Returns the way an error reaches the bot, such as `throw`, `reject`, `unhandled rejection` or an event. */
function viaOf(source: Source, node: ts.NewExpression): string {
  const emit = emitOf(node);
  if (emit)
    return `${String(source.checker.getConstantValue(emit.arguments[0] as ts.PropertyAccessExpression) ?? '')} event`;
  const { parent } = node;
  if (ts.isThrowStatement(parent)) return isInExecutor(node) ? 'unhandled rejection' : 'throw';
  return ts.isCallExpression(parent) && parent.expression.getText().startsWith('rej') ? 'reject' : 'other';
}

function emitOf(node: ts.NewExpression): ts.CallExpression | undefined {
  for (let at: ts.Node = node.parent; !ts.isBlock(at) && !ts.isSourceFile(at); at = at.parent)
    if (ts.isCallExpression(at) && at.expression.getText().endsWith('.emit')) return at;
  const block = ts.isVariableDeclaration(node.parent) ? node.parent.parent.parent.parent : undefined;
  if (!block || !ts.isBlock(block)) return undefined;
  const name = (node.parent as ts.VariableDeclaration).name.getText();
  const calls = block.statements.filter(ts.isExpressionStatement).map(({ expression }) => expression);
  return calls
    .filter(ts.isCallExpression)
    .find(
      (call) =>
        call.expression.getText().endsWith('.emit') && call.arguments.some((argument) => argument.getText() === name),
    );
}

function isInExecutor(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at) && !ts.isMethodDeclaration(at); at = at.parent)
    if (ts.isNewExpression(at.parent) && at.parent.expression.getText() === 'Promise') return true;
  return false;
}

/** Reads an error's message and, if the error is created from an object, its code. */
function contentOf(source: Source, node: ts.Expression | undefined): Pick<ErrorFact, 'code' | 'message'> {
  if (!node || !ts.isObjectLiteralExpression(node)) return { message: messageOf(node) };
  const values = new Map(
    node.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [name.getText(), initializer]),
  );
  const code = values.get('code');
  const type = code && source.checker.getTypeAtLocation(code);
  const text = type?.isStringLiteral() ? type.value : code?.getText();
  return { ...(text && { code: text }), message: messageOf(values.get('message')) };
}

/** Returns a message such as `Node {identifier} failed.`, with source code in the placeholders. */
function messageOf(node: ts.Expression | undefined): string | null {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (!node || !ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(({ expression, literal }) => `{${expression.getText()}}${literal.text}`);
  return node.head.text + spans.join('');
}

function conditionOf(node: ts.Node): string {
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    if (ts.isIfStatement(at.parent) && at.parent.expression !== at)
      return at.parent.expression.getText().replace(/\s+/g, ' ');
  }
  return '';
}
