import ts from 'typescript';
import { renderDeclarations } from '../../api/print';
import type { ApiSymbol, Facts } from '../../api/schema';
import type { UrlLookup } from '../read/urls';
import type { SampleCode } from './fences';
import { hiddenImports, preludeText } from './prelude';

/** A Magmastream name in a sample: its offsets in the text and its declaration. */
export interface LibraryName {
  start: number;
  end: number;
  symbol: string;
  /** Undefined if the name refers to the symbol itself. */
  member?: string;
}

/** A name in a sample and the URL of its documentation. */
export interface SampleLink {
  start: number;
  end: number;
  href: string;
}

const libraryFile = '/magmastream.d.ts';
const modules: Record<string, string | undefined> = { magmastream: libraryFile, prelude: '/prelude.d.ts' };
/** Loads only the smallest lib with arrays and promises, because only Magmastream names are linked. */
const options: ts.CompilerOptions = {
  strict: true,
  allowJs: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es5.d.ts'],
  types: [],
};

/**
 * Links Magmastream names in a sample to their documentation. Undocumented names are returned in `problems`, with lines
 * relative to the fence.
 */
export function linkNames(
  sample: SampleCode,
  facts: Facts,
  places: UrlLookup,
): { links: SampleLink[]; problems: { line: number; message: string }[] } {
  const links: SampleLink[] = [];
  const problems: { line: number; message: string }[] = [];
  for (const { start, end, symbol, member } of referencesOf(sample, facts)) {
    const href = member === undefined ? places.ofSymbol(symbol) : places.ofMember(symbol, member);
    const message = `no page of ${facts.version} documents ${member === undefined ? symbol : `${symbol}.${member}`}`;
    if (href) links.push({ start, end, href });
    else problems.push({ line: sample.text.slice(0, start).split('\n').length, message });
  }
  return { links, problems };
}

/**
 * Finds Magmastream names in a sample, in text order. The compiler resolves each name, so `create` counts as a member
 * of `Manager` only on a manager. Other modules are not loaded.
 */
export function referencesOf(sample: SampleCode, facts: Facts): LibraryName[] {
  const file = `/sample.${sample.extension}`;
  const files = new Map([
    [file, sample.text + hiddenImports(sample, facts, 'prelude')],
    [libraryFile, renderDeclarations(facts)],
    ['/prelude.d.ts', preludeText],
  ]);
  const program = ts.createProgram([file], options, createHost(files));
  const checker = program.getTypeChecker();
  const found: LibraryName[] = [];
  const visit = (node: ts.Node): void => {
    const declared = ts.isIdentifier(node) ? declaredAs(symbolAt(node, checker), facts) : undefined;
    if (declared) found.push({ start: node.getStart(), end: node.getEnd(), ...declared });
    ts.forEachChild(node, visit);
  };
  visit(program.getSourceFile(file)!);
  return found.filter(({ end }) => end <= sample.text.length);
}

function createHost(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const disk = ts.createCompilerHost(options, true);
  return {
    ...disk,
    getSourceFile: (file, settings) => {
      const text = files.get(file);
      return text === undefined ? disk.getSourceFile(file, settings) : ts.createSourceFile(file, text, settings, true);
    },
    resolveModuleNameLiterals: (names) =>
      names.map(({ text }) => {
        const resolvedFileName = modules[text];
        return { resolvedModule: resolvedFileName ? { resolvedFileName, extension: ts.Extension.Dts } : undefined };
      }),
    // Skips the types of Node.js, which would take longer to load than everything else.
    resolveTypeReferenceDirectiveReferences: (references) =>
      references.map(() => ({ resolvedTypeReferenceDirective: undefined })),
  };
}

/** Resolves a name to its declaration. Follows imports and destructuring such as `const { tracks } = …`. */
function symbolAt(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = name;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent) && !parent.propertyName)
    return checker.getTypeAtLocation(parent.parent).getProperty(name.text);

  const symbol = checker.getSymbolAtLocation(name);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function declaredAs(symbol: ts.Symbol | undefined, { symbols }: Facts): Omit<LibraryName, 'start' | 'end'> | undefined {
  const declaration = symbol?.declarations?.[0];
  if (!symbol || declaration?.getSourceFile().fileName !== libraryFile) return undefined;
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
