import ts from 'typescript';
import type { ApiSymbol, ErrorFact } from '../schema';
import { clean } from './text';
import { fileOf, isOwn, lineOf, ownNodes, resolveAlias, type Source } from './source';

/** A suffix that distinguishes top-level functions from class members. Bots cannot call these functions. */
const functionMark = '@';

/** Finds the errors that the public API throws. `condition` contains source code until the maintainer describes it. */
export function errorsOf(source: Source, symbols: readonly ApiSymbol[]): ErrorFact[] {
  const nodes = ownNodes(source);
  const callers = callersIn(source, nodes);
  const classes = symbols.filter((symbol) => symbol.kind === 'class');
  const members = new Set(
    classes.flatMap((own) => ['constructor', ...own.members.map(({ name }) => name)].map((of) => `${own.name}.${of}`)),
  );
  const created = nodes.filter(ts.isNewExpression).filter(({ expression }) => /Error$/.test(expression.getText()));
  return created.flatMap((node) => {
    const by = nameOf(source, node);
    const isFunction = by.includes(functionMark);
    const error = {
      check: isFunction ? by.split(functionMark)[0] : null,
      kind: clean(node.expression),
      via: viaOf(symbols, node),
      ...contentOf(symbols, node.arguments?.[0]),
      condition: conditionOf(node),
      file: fileOf(source, node),
      line: lineOf(node),
      privateMember: !isFunction && !members.has(by),
    };
    const reached = [...new Set(membersThatCall(by, callers))];
    return (reached.length > 0 ? reached : [by]).map((thrownBy) => ({ thrownBy, ...error }));
  });
}

/** Maps the package's functions and members to their direct callers. */
function callersIn(source: Source, nodes: readonly ts.Node[]): Map<string, Set<string>> {
  const callers = new Map<string, Set<string>>();
  for (const node of nodes.filter(ts.isCallExpression)) {
    const called = calledBy(source, node);
    if (called) callers.set(called, (callers.get(called) ?? new Set()).add(nameOf(source, node)));
  }
  return callers;
}

/** Returns the members that call a function, also through other functions. For a member, returns the member itself. */
function membersThatCall(name: string, callers: ReadonlyMap<string, Set<string>>, seen = new Set<string>()): string[] {
  if (!name.includes(functionMark)) return [name];
  if (seen.has(name)) return [];
  seen.add(name);
  return [...(callers.get(name) ?? [])].flatMap((caller) => membersThatCall(caller, callers, seen));
}

function calledBy(source: Source, call: ts.CallExpression): string | undefined {
  const expression = calleeOf(call);
  const imported = importedFunction(source, expression.getText());
  if (imported) return imported;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  const symbol = source.checker.getSymbolAtLocation(name);
  const declarations = symbol ? (resolveAlias(source, symbol).declarations ?? []) : [];
  const own = declarations.find((declaration) => isOwn(source, declaration.getSourceFile()));
  return own && nameOf(source, own);
}

/**
 * Finds the function behind a call such as `check_1.default` by file name. The compiler cannot follow tslib imports.
 */
function importedFunction(source: Source, called: string): string | undefined {
  const [, module, key] = /^(\w+)_\d+\.(\w+)$/.exec(called) ?? [];
  const file = source.program.getSourceFiles().find(({ fileName }) => fileName.endsWith(`/${module}.js`));
  if (!file || !isOwn(source, file)) return undefined;
  const name = key === 'default' ? (/exports\.default = (\w+)/.exec(file.text)?.[1] ?? key) : key;
  return `${name}${functionMark}${fileOf(source, file)}`;
}

/** Returns the called function. Removes the comma that the compiler adds in `(0, check_1.default)(options)`. */
function calleeOf({ expression }: ts.CallExpression): ts.Expression {
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  return ts.isBinaryExpression(inner) && inner.operatorToken.kind === ts.SyntaxKind.CommaToken ? inner.right : inner;
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

/** Returns how an error reaches the bot, such as `throw`, `reject`, `unhandled rejection` or an event. */
function viaOf(symbols: readonly ApiSymbol[], node: ts.NewExpression): string {
  const use = deliveryOf(node);
  if (ts.isThrowStatement(use)) {
    const thrown = isInCallback(/^Promise$/, node) ? 'unhandled rejection' : 'throw';
    // A timer calls its callback after the method has returned.
    const isLate = isInCallback(/^set(?:Timeout|Interval|Immediate)$/, node);
    return viaOfCaught(use, clean(node.expression)) ?? (isLate ? 'other' : thrown);
  }
  if (!ts.isCallExpression(use)) return 'other';
  const called = use.expression.getText();
  if (called.endsWith('.emit')) return `${valueOf(symbols, use.arguments[0])} event`;
  if (called.startsWith('console.')) return 'logged';
  return called.startsWith('rej') ? 'reject' : 'other';
}

/** Returns the `throw` statement or call that delivers an error, also if a variable stores the error first. */
function deliveryOf(node: ts.NewExpression): ts.Node {
  let at: ts.Node = node.parent;
  while (ts.isConditionalExpression(at) || ts.isParenthesizedExpression(at)) at = at.parent;
  const use = at;
  for (; !ts.isBlock(at) && !ts.isSourceFile(at); at = at.parent)
    if (ts.isCallExpression(at) && at.expression.getText().endsWith('.emit')) return at;
  if (!ts.isVariableDeclaration(use)) return use;
  const name = use.name.getText();
  const uses = at.statements
    .map((statement) => (ts.isExpressionStatement(statement) ? statement.expression : statement))
    .filter((found) =>
      ts.isCallExpression(found)
        ? found.arguments.some((argument) => argument.getText() === name)
        : ts.isThrowStatement(found) && found.expression.getText() === name,
    );
  return (
    uses.find((found) => ts.isCallExpression(found) && found.expression.getText().endsWith('.emit')) ?? uses[0] ?? use
  );
}

/** Returns how an error leaves the `try` statement around it, or undefined if no `catch` clause catches the error. */
function viaOfCaught(node: ts.Node, kind: string): string | undefined {
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    const clause = ts.isTryStatement(at.parent) && at.parent.tryBlock === at ? at.parent.catchClause : undefined;
    if (!clause) continue;
    const [text, name] = [clause.block.getText(), clause.variableDeclaration?.name.getText() ?? ''];
    const isPassed = new RegExp(`(?:throw|\\?) ${name}\\s*[;:]`).test(text);
    const passed = /instanceof (?:\w+\.)?(\w+)\s*\?/.exec(text)?.[1] ?? kind;
    if (passed !== kind) return 'wrapped';
    if (/\bthrow\b/.test(text)) return isPassed ? 'throw' : 'wrapped';
    return text.includes('console.') ? 'logged' : 'other';
  }
  return undefined;
}

/** True if a callback contains the node, such as the callback of `setTimeout(…)` or `new Promise(…)`. */
function isInCallback(callee: RegExp, node: ts.Node): boolean {
  const isCall = (at: ts.Node): boolean =>
    (ts.isCallExpression(at) || ts.isNewExpression(at)) && callee.test(at.expression.getText());
  return Boolean(ts.findAncestor(node.parent, (at) => (ts.isMethodDeclaration(at) ? 'quit' : isCall(at))));
}

/** Reads an error's message and, if the error is created from an object, its code. */
function contentOf(
  symbols: readonly ApiSymbol[],
  node: ts.Expression | undefined,
): Pick<ErrorFact, 'code' | 'message'> {
  if (!node || !ts.isObjectLiteralExpression(node)) return { message: messageOf(node) };
  const values = new Map(
    node.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => [name.getText(), initializer]),
  );
  const code = values.get('code');
  return { ...(code && { code: valueOf(symbols, code) }), message: messageOf(values.get('message')) };
}

/** Returns the value of a string or enum member. Reads enums from the facts, because JavaScript has no enum types. */
function valueOf(symbols: readonly ApiSymbol[], node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  const [owner, key] = clean(node).split('.');
  const symbol = symbols.find(({ name }) => name === owner);
  const member = symbol?.kind === 'enum' ? symbol.members.find(({ name }) => name === key) : undefined;
  return String(member?.value ?? clean(node));
}

/** Returns a message such as `Node {identifier} failed.`, with source code in the placeholders. */
function messageOf(node: ts.Expression | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const parts = [node.left, node.right].map((part) => messageOf(part) ?? `{${clean(part)}}`);
    return parts.join('');
  }
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(({ expression, literal }) => `{${clean(expression)}}${literal.text}`);
  return node.head.text + spans.join('');
}

/** Returns the negated checks of earlier statements in a block that return. */
function exitsBefore(node: ts.Node, { statements }: ts.Block): string[] {
  const earlier = statements.filter((statement) => statement.end <= node.pos).filter(ts.isIfStatement);
  const leaves = ({ thenStatement: then }: ts.IfStatement): boolean =>
    ts.isReturnStatement(ts.isBlock(then) ? (then.statements.at(-1) ?? then) : then);
  return earlier.filter(leaves).map(({ expression }) => `!(${clean(expression)})`);
}

/**
 * Joins the conditions around an error and earlier checks that return, outermost first. A `catch` clause discards the
 * conditions around its `try`.
 */
function conditionOf(node: ts.Node): string {
  const checks: string[] = [];
  for (let at = node; at.parent && !ts.isFunctionLike(at); at = at.parent) {
    const { parent } = at;
    if (ts.isBlock(parent)) checks.unshift(...exitsBefore(at, parent));
    if (ts.isCatchClause(parent)) return ['catch', ...checks].join(' && ');
    if (ts.isCaseOrDefaultClause(parent))
      checks.unshift(ts.isCaseClause(parent) ? `case ${clean(parent.expression)}` : 'default');
    if (!ts.isIfStatement(parent) || parent.expression === at) continue;
    const check = clean(parent.expression);
    checks.unshift(parent.elseStatement === at ? `!(${check})` : check);
  }
  return checks.map((check) => (checks.length > 1 && check.includes('||') ? `(${check})` : check)).join(' && ');
}
