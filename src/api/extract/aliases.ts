import ts from 'typescript';
import { nodesIn } from '../../lib/syntaxTree';

/** A name that a file imports. `exported` is its name in the other module, `default`, or `*` for a namespace. */
interface Binding {
  module: string;
  name: string;
  exported: string;
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
    for (const { module, name, exported } of bindingsIn(parse(file, text)).filter((one) => one.exported !== '*')) {
      if (module.startsWith('.')) {
        // In the facts, a symbol of the package itself keeps its own name: `Manager as BaseManager` becomes `Manager`.
        if (exported !== 'default') names.set(name, exported);
        continue;
      }
      const base = name.replace(/\$\d+$/, '');
      const identity = `${module} ${exported}`;
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

/** Returns the names that a file imports. */
export function bindingsIn(file: ts.SourceFile): Binding[] {
  return file.statements.filter(ts.isImportDeclaration).flatMap(({ importClause, moduleSpecifier }) => {
    const module = (moduleSpecifier as ts.StringLiteral).text;
    const { name: whole, namedBindings: bindings } = importClause ?? {};
    const named = !bindings ? [] : ts.isNamespaceImport(bindings) ? [bindings] : [...bindings.elements];
    return [
      ...(whole ? [{ module, name: whole.text, exported: 'default' }] : []),
      ...named.map((node) => {
        const exported = ts.isNamespaceImport(node) ? '*' : (node.propertyName ?? node.name).text;
        return { module, name: node.name.text, exported };
      }),
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
  if (names.size === 0) return file.text;
  const renamed = nodesIn(file).filter((node) => ts.isIdentifier(node) && names.has(node.text) && !isProperty(node));
  return (renamed as ts.Identifier[]).reduceRight((text, node) => {
    const alias = names.get(node.text)!;
    const isShort = ts.isImportSpecifier(node.parent) && !node.parent.propertyName;
    return text.slice(0, node.getStart(file)) + (isShort ? `${node.text} as ${alias}` : alias) + text.slice(node.end);
  }, file.text);
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
