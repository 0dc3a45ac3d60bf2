import ts from 'typescript';
import type { Facts } from '../schema';
import { errorsOf } from './errors';
import { addFromJavaScript } from './javascript';
import { optionDefaultsOf } from './optionDefaults';
import { isOwn, openSource, readManifest, type Source } from './source';
import { symbolsOf } from './symbols';
import { written } from './text';

export interface Extraction {
  facts: Facts;
  /** Sentences about what the package does not show, for a person to look up. */
  unknown: string[];
  isDeclaration: boolean;
}

/**
 * Reads the API facts of a package from its TypeScript source, or from its declarations and JavaScript. `root` is the
 * absolute path of the folder with package.json. Throws a `Refusal` if the package is damaged or has no types.
 */
export function extractFacts(root: string): Extraction {
  const source = openSource(root);
  const {
    version,
    engines = {},
    dependencies = {},
    peerDependencies = {},
    optionalDependencies = {},
  } = readManifest(root);
  const { symbols, unreadable } = symbolsOf(source);
  const facts: Facts = {
    library: 'magmastream',
    version,
    source: { ref: `v${version}`, commit: '', date: '' },
    ...{ engines, dependencies, peerDependencies, optionalDependencies },
    imports: usedImports(importsOf(source), symbols),
    nodeGlobals: symbolsUse(symbols, 'Buffer') ? ['Buffer'] : [],
    optionDefaults: optionDefaultsOf(source),
    optionNotes: [],
    runtimeRequired: {},
    symbols,
    events: eventsOf(source, symbols),
    errors: source.isDeclaration ? [] : errorsOf(source, symbols),
  };
  const unknown = unreadable.map((name) => `${name}: this kind of export is not supported.`);
  if (source.isDeclaration) unknown.push(...addFromJavaScript(root, facts));
  return { facts, unknown, isDeclaration: source.isDeclaration };
}

/** Keeps the imported names that public types use. */
function usedImports(imports: Facts['imports'], symbols: Facts['symbols']): Facts['imports'] {
  const isUsed = (name: string | undefined): boolean =>
    name !== undefined && symbolsUse(symbols, name.replace(/^.* as /, ''));
  return imports.flatMap(({ module, names, default: standard, namespace }) => {
    const used = {
      module,
      ...(isUsed(standard) ? { default: standard } : {}),
      ...(isUsed(namespace) ? { namespace } : {}),
      names: names.filter(isUsed),
    };
    return used.names.length > 0 || used.default || used.namespace ? [used] : [];
  });
}

const symbolsUse = (symbols: Facts['symbols'], name: string): boolean =>
  new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(JSON.stringify(symbols));

/** Reads the imports of other packages, merged over all files. */
function importsOf(source: Source): Facts['imports'] {
  const found = new Map<string, Facts['imports'][number]>();
  const statements = source.program.getSourceFiles().filter((file) => isOwn(source, file));
  for (const node of statements.flatMap((file) => file.statements.filter(ts.isImportDeclaration))) {
    const module = (node.moduleSpecifier as ts.StringLiteral).text;
    if (module.startsWith('.')) continue;
    const known = found.get(module) ?? { module, names: [] };
    const { name, namedBindings: bindings } = node.importClause ?? {};
    if (name) known.default = name.text;
    if (bindings && ts.isNamespaceImport(bindings)) known.namespace = bindings.name.text;
    const names = bindings && ts.isNamedImports(bindings) ? bindings.elements.map((one) => one.getText()) : [];
    known.names = [...new Set([...known.names, ...names])];
    found.set(module, known);
  }
  return [...found.values()].sort((a, b) => a.module.localeCompare(b.module));
}

/** Reads the events of the manager from the tuple types of the `ManagerEvents` interface. */
function eventsOf(source: Source, symbols: Facts['symbols']): Facts['events'] {
  const keys = symbols.find((one) => one.kind === 'enum' && one.name === 'ManagerEventTypes');
  const keyOf = (event: string): string | null =>
    (keys?.kind === 'enum' && keys.members.find(({ value }) => value === event)?.name) || null;
  const events = symbols.find(({ name }) => name === 'ManagerEvents');
  if (events?.kind !== 'interface') return [];
  const node = findInterface(source, events.file, events.line);
  if (!node) return [];
  return events.members.map(({ name, line }) => {
    const member = node.members.find((one) => lineIn(one) === line);
    const type = member && ts.isPropertySignature(member) ? member.type : undefined;
    const elements = type && ts.isTupleTypeNode(type) ? type.elements.filter(ts.isNamedTupleMember) : [];
    const parameters = elements.map((one) => ({
      ...{ name: one.name.text, type: written(one.type) },
      ...{ optional: Boolean(one.questionToken), rest: Boolean(one.dotDotDotToken) },
    }));
    return { name, enumKey: keyOf(name), parameters };
  });
}

const lineIn = (node: ts.Node): number => node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;

function findInterface({ program, root }: Source, file: string, line: number): ts.InterfaceDeclaration | undefined {
  const statements = [...(program.getSourceFile(`${root}/${file}`)?.statements ?? [])];
  return statements.filter(ts.isInterfaceDeclaration).find((one) => lineIn(one) === line);
}
