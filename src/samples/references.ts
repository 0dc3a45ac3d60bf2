import ts from 'typescript';
import { renderDeclarations } from '../api/print';
import type { ApiSymbol, Facts } from '../api/schema';

/** A name in a sample that the library declares: where it stands in the text, and what it stands for. */
export interface Reference {
  start: number;
  end: number;
  symbol: string;
  /** Missing where the name stands for the symbol itself. */
  member?: string;
}

const SAMPLE = '/sample.ts';
const LIBRARY = '/magmastream.d.ts';
/** The smallest library that knows arrays and what `await` gives: what else a sample uses is nothing to link to. */
const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ES2022, lib: ['lib.es5.d.ts'], types: [] };

/**
 * Finds the names in a TypeScript sample that the library declares, in the order of the text. The compiler tells what a
 * name stands for, so `create` is found as a member of `Manager` only where a manager is asked. Modules other than the
 * library are not read: what they declare is nothing to link to.
 */
export function referencesOf(text: string, facts: Facts): Reference[] {
  const program = createProgram(text, renderDeclarations(facts));
  const checker = program.getTypeChecker();
  const found: Reference[] = [];
  const visit = (node: ts.Node): void => {
    const declared = ts.isIdentifier(node) ? declaredAs(symbolAt(node, checker), facts) : undefined;
    if (declared) found.push({ start: node.getStart(), end: node.getEnd(), ...declared });
    ts.forEachChild(node, visit);
  };
  visit(program.getSourceFile(SAMPLE)!);
  return found;
}

function createProgram(sample: string, library: string): ts.Program {
  const disk = ts.createCompilerHost(options, true);
  const own = new Map([
    [SAMPLE, sample],
    [LIBRARY, library],
  ]);
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (file, settings) => {
      const text = own.get(file);
      return text === undefined ? disk.getSourceFile(file, settings) : ts.createSourceFile(file, text, settings, true);
    },
    resolveModuleNameLiterals: (names) =>
      names.map(({ text }) => ({
        resolvedModule: text === 'magmastream' ? { resolvedFileName: LIBRARY, extension: ts.Extension.Dts } : undefined,
      })),
  };
  return ts.createProgram([SAMPLE], options, host);
}

/** What a name stands for: through an import the thing imported, in `const { tracks } = …` the property. */
function symbolAt(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = name;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent) && !parent.propertyName)
    return checker.getTypeAtLocation(parent.parent).getProperty(name.text);

  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function declaredAs(symbol: ts.Symbol | undefined, { symbols }: Facts): Omit<Reference, 'start' | 'end'> | undefined {
  const declaration = symbol?.declarations?.[0];
  if (!symbol || declaration?.getSourceFile().fileName !== LIBRARY) return undefined;
  const exported = (local: string): ApiSymbol | undefined =>
    symbols.find(({ name, localName }) => (localName ?? name) === local);
  const itself = exported(symbol.name);
  if (itself && !hasMembers(declaration.parent)) return { symbol: itself.name };
  const owner = hasMembers(declaration.parent) && exported(declaration.parent.name?.text ?? '');
  return owner ? { symbol: owner.name, member: symbol.name } : undefined;
}

function hasMembers(node: ts.Node): node is ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration {
  return ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node);
}
