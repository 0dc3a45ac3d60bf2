import ts from 'typescript';

/** An imported name of a file, such as `User` of `eris`. */
interface Imported {
  name: string;
  module: string;
  /** Tells imports of different values apart: the module and the name of its export. */
  identity: string;
}

/**
 * Returns a function that gives imports readable and unique names. Bundlers write `User as User$1` if two packages have
 * a `User`, and source files import both as `User`. The first package keeps the name, the others get `ErisUser`.
 */
export function aliasesOf(files: ReadonlyMap<string, string>): (file: string, text: string) => string {
  const owners = new Map<string, string>();
  const renamed = new Map<string, ReadonlyMap<string, string>>();
  for (const [file, text] of files) {
    const names = new Map<string, string>();
    for (const { name, module, identity } of importsOf(parse(file, text))) {
      const base = name.replace(/\$\d+$/, '');
      if (module.startsWith('.')) {
        // Symbols of the package itself have one name in the facts: `Manager as BaseManager` is `Manager`.
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

/** Turns the name of a package into the start of a type name: `oceanic.js` and `seyfert/lib` become `Oceanic`, `Seyfert`. */
function prefixOf(module: string): string {
  const [name] = module.replace(/^@/, '').split('/');
  const words = name.replace(/\.js$/, '').split(/[^\w]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Replaces imported names, except where a text equal to the name is a property or the exported name of a package. */
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
