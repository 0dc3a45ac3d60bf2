import ts from 'typescript';

/** One of a bot's source files. */
export interface SourceFile {
  name: string;
  text: string;
}

/** Packages that export the API. Magmastream is the successor of erela.js. */
const packages: ReadonlySet<string> = new Set(['magmastream', 'erela.js']);

/** Maps the names of untyped parameters to their Magmastream types. Applies only to files that deal with music. */
const parameterTypes: ReadonlyMap<string, string> = new Map([
  ['manager', 'Manager'],
  ['player', 'Player'],
]);

const handlerName = /(?:^|\/)(?:track|queue|player|node|socket)[^/]*$/i;

const typeOf = (name: string): string => `import("magmastream").${name}`;

/** True for the names of JavaScript files. */
export const isScript = (file: string): boolean => /\.[cm]?jsx?$/.test(file);

/** Visits a node and all its descendants. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** True if a file imports or requires Magmastream. */
export function importsMagmastream(source: ts.SourceFile): boolean {
  let isFound = false;
  walk(source, (node) => {
    const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const isRequire = ts.isCallExpression(node) && /^(?:require|import)$/.test(node.expression.getText(source));
    const module = isImport ? node.moduleSpecifier : isRequire ? node.arguments.at(0) : undefined;
    if (module && ts.isStringLiteralLike(module) && packages.has(module.text)) isFound = true;
  });
  return isFound;
}

/** Returns the names of properties that hold a manager, such as `manager` in `client.manager = new Manager()`. */
export function managerProperties(sources: readonly ts.SourceFile[]): Set<string> {
  const [classes, properties] = [new Set<string>(), new Set<string>()];
  for (const source of sources.filter(importsMagmastream)) {
    walk(source, (node) => {
      if (!ts.isImportSpecifier(node) && !ts.isBindingElement(node)) return;
      if ((node.propertyName ?? node.name).getText(source) === 'Manager') classes.add(node.name.getText(source));
    });
  }
  for (const source of sources) {
    const isManager = (node: ts.Expression): boolean =>
      ts.isPropertyAccessExpression(node) && importsMagmastream(source)
        ? node.name.text === 'Manager'
        : classes.has(node.getText(source));
    walk(source, (node) => {
      if (
        ts.isClassDeclaration(node) &&
        node.name &&
        node.heritageClauses?.[0].types.some((type) => isManager(type.expression))
      )
        classes.add(node.name.text);
      const isAssignment = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
      let value = isAssignment ? node.right : ts.isPropertyDeclaration(node) ? node.initializer : undefined;
      // Looks through chained calls: `new Manager({ … }).on('trackStart', …)`.
      while (value && ts.isCallExpression(value) && ts.isPropertyAccessExpression(value.expression))
        value = value.expression.expression;
      if (!value || !ts.isNewExpression(value) || !isManager(value.expression)) return;
      const target = isAssignment ? node.left : (node as ts.PropertyDeclaration);
      if ('name' in target) properties.add((target.name as ts.Node).getText(source));
    });
  }
  return properties;
}

/** Adds types to `client.manager` and to parameters such as `player`. Adds no lines, so line numbers stay valid. */
export function addTypes({ name, text }: SourceFile, source: ts.SourceFile, properties: ReadonlySet<string>): string {
  const inserts: [at: number, text: string][] = [];
  const cast = (node: ts.Node, type: string): void => {
    const [before, after] = isScript(name)
      ? [`/** @type {${type}} */ (/** @type {any} */ (`, '))']
      : ['(', ` as any as ${type})`];
    inserts.push([node.getStart(source), before], [node.end, after]);
  };
  let dealsWithMusic = handlerName.test(name) || importsMagmastream(source);
  walk(source, (node) => {
    if (ts.isPropertyAccessExpression(node) && properties.has(node.name.text)) {
      dealsWithMusic = true;
      if (!isTarget(node)) cast(node, typeOf('Manager'));
    } else if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer) {
      const taken = node.name.elements.map(({ propertyName, name: local }) => (propertyName ?? local).getText(source));
      const known = taken.filter((property) => properties.has(property));
      const fields = known.map((property) => `${property}: ${typeOf('Manager')}`).join('; ');
      if (known.length > 0) cast(node.initializer, `{ ${fields}; [name: string]: any }`);
    }
  });
  walk(source, (node) => {
    if (!dealsWithMusic || !ts.isParameter(node) || node.type || !ts.isIdentifier(node.name)) return;
    const type = parameterTypes.get(node.name.text);
    // Skips callback parameters, because the compiler already knows their types.
    if (!type || ts.isCallExpression(node.parent.parent)) return;
    const hasParentheses = text.slice(node.parent.getStart(source), node.getStart(source)).includes('(');
    if (isScript(name)) inserts.push([node.getStart(source), `/** @type {${typeOf(type)}} */ `]);
    else if (hasParentheses) inserts.push([node.name.end, `: ${typeOf(type)}`]);
  });
  let [result, from] = ['', 0];
  // The sort is stable, so casts that start at the same position stay nested.
  for (const [at, insert] of inserts.sort(([first], [second]) => first - second)) {
    result += text.slice(from, at) + insert;
    from = at;
  }
  return result + text.slice(from);
}

/** True if a node is the left side of an assignment, where a cast is not allowed. */
function isTarget(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent) || parent.left !== node) return false;
  const { kind } = parent.operatorToken;
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}
