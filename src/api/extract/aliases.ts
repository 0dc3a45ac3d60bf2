import ts from 'typescript';

/** A name that a file imports from another package, such as `User` from `eris`. */
interface Imported {
  name: string;
  module: string;
  /** The module and the name of its export, which together identify the imported value. */
  identity: string;
}

/**
 * Returns a function that gives imported types readable and unique names. If two packages export a `User`, bundlers
 * write the second as `User$1`, and source files import both as `User`. The first package keeps the name. Types of
 * other packages get a prefix, such as `ErisUser`.
 */
export function aliasesOf(files: ReadonlyMap<string, string>): (file: string, text: string) => string {
  const owners = new Map<string, string>();
  const renamed = new Map<string, ReadonlyMap<string, string>>();
  for (const [file, text] of files) {
    const names = new Map<string, string>();
    for (const { name, module, identity } of importsOf(parse(file, text))) {
      const base = name.replace(/\$\d+$/, '');
      if (module.startsWith('.')) {
        // In the facts, a symbol of the package itself keeps its own name: `Manager as BaseManager` becomes `Manager`.
        names.set(name, identity.split(' ')[1]);
        continue;
      }
      if (!owners.has(base)) owners.set(base, identity);
      const alias = owners.get(base) === identity ? base : prefixOf(module) + base;
      if (alias !== name) names.set(name, alias);
    }
    if (names.size > 0) renamed.set(file, names);
  }
  return (file, text) => rename(parse(file, text), renamed.get(file) ?? new Map<string, string>());
}

const parse = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);

function importsOf(file: ts.SourceFile): Imported[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const module = (moduleSpecifier as ts.StringLiteral).text;
    if (!importClause) return [];
    const bindings = importClause.namedBindings;
    const all = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
    const named = all.filter(
      ({ propertyName }) => propertyName?.text !== 'default' && (propertyName || !module.startsWith('.')),
    );
    return [
      ...(importClause.name && !module.startsWith('.')
        ? [{ name: importClause.name.text, module, identity: `${module} default` }]
        : []),
      ...named.map(({ name: { text: name }, propertyName }) => ({
        ...{ name, module, identity: `${module} ${propertyName?.text ?? name}` },
      })),
    ];
  });
}

/** Converts a package name to a type name prefix: `oceanic.js` and `seyfert/lib` become `Oceanic` and `Seyfert`. */
function prefixOf(module: string): string {
  const [name] = module.replace(/^@/, '').split('/');
  const words = name.replace(/\.js$/, '').split(/[^\w]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Replaces imported names in a file. Keeps properties and exported names with the same text. */
function rename(file: ts.SourceFile, names: ReadonlyMap<string, string>): string {
  const edits: { at: ts.Identifier; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const alias = ts.isIdentifier(node) ? names.get(node.text) : undefined;
    if (alias && ts.isIdentifier(node) && !isProperty(node)) {
      const isShort = ts.isImportSpecifier(node.parent) && !node.parent.propertyName;
      edits.push({ at: node, text: isShort ? `${node.text} as ${alias}` : alias });
    }
    ts.forEachChild(node, visit);
  };
  if (names.size > 0) visit(file);
  return edits.reduceRight(
    (text, { at, text: alias }) => text.slice(0, at.getStart(file)) + alias + text.slice(at.end),
    file.text,
  );
}

function isProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isImportSpecifier(parent)) return parent.propertyName === node;
  return (
    (ts.isClassElement(parent) || ts.isTypeElement(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
  );
}
