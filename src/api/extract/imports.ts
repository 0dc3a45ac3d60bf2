import ts from 'typescript';
import type { Facts } from '../schema';
import { isOwn, type Source } from './source';

/** Returns the imports from other packages that public types use. */
export function usedImports(source: Source, symbols: Facts['symbols']): Facts['imports'] {
  const isUsed = (name: string | undefined): boolean =>
    name !== undefined && symbolsUse(symbols, name.replace(/^.* as /, ''));
  return importsOf(source).flatMap(({ module, names, default: defaultName, namespace }) => {
    const used = {
      module,
      ...(isUsed(defaultName) ? { default: defaultName } : {}),
      ...(isUsed(namespace) ? { namespace } : {}),
      names: names.filter(isUsed),
    };
    return used.names.length > 0 || used.default || used.namespace ? [used] : [];
  });
}

/** True if any public type mentions the name. */
export const symbolsUse = (symbols: Facts['symbols'], name: string): boolean =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(JSON.stringify(symbols));

function importsOf(source: Source): Facts['imports'] {
  const found = new Map<string, Facts['imports'][number]>();
  const files = source.program.getSourceFiles().filter((file) => isOwn(source, file));
  for (const node of files.flatMap((file) => file.statements.filter(ts.isImportDeclaration))) {
    const module = (node.moduleSpecifier as ts.StringLiteral).text;
    if (module.startsWith('.')) continue;
    const known = found.get(module) ?? { module, names: [] };
    const { name, namedBindings: bindings } = node.importClause ?? {};
    if (name) known.default = name.text;
    if (bindings && ts.isNamespaceImport(bindings)) known.namespace = bindings.name.text;
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map((element) => element.getText()) : [];
    known.names = [...new Set([...known.names, ...names])];
    found.set(module, known);
  }
  return [...found.values()].sort((a, b) => a.module.localeCompare(b.module));
}
