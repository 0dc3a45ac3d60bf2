import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { filesIn } from '../../lib/files';
import { parseValidJson } from '../../lib/json';
import { Refusal } from '../../lib/refusal.mjs';
import { nodesIn } from '../../lib/syntaxTree';
import { aliasesOf } from './aliases';

/** An opened package. It contains either TypeScript source or declaration files. */
export interface Source {
  root: string;
  entry: string;
  /** True if the package contains only declaration files, which omit source lines, initial values and errors. */
  isDeclaration: boolean;
  program: ts.Program;
  checker: ts.TypeChecker;
}

const versions = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  types: z.string().optional(),
  typings: z.string().optional(),
  main: z.string().default('index.js'),
  engines: versions,
  dependencies: versions,
  peerDependencies: versions,
  optionalDependencies: versions,
});

const ownModules = resolve(__dirname, '../../../node_modules');

/** Reads a folder's package.json. Throws a `Refusal` if the file is missing or damaged. */
export function readManifest(root: string): z.infer<typeof manifestSchema> {
  const file = join(root, 'package.json');
  if (!existsSync(file)) throw new Refusal(`${root}: no package.json here. Pass the folder of a package.`);
  return parseValidJson(manifestSchema, readFileSync(file, 'utf8'), file);
}

/** Opens a package's source or, if there is none, its declarations. Throws a `Refusal` if it has neither. */
export function openSource(root: string): Source {
  const { types, typings, main } = readManifest(root);
  const declared = types ?? typings ?? main.replace(/\.[cm]?js$/, '.d.ts');
  const entry = ['src/index.ts', declared].map((file) => join(root, file)).find((file) => existsSync(file));
  if (!entry) throw new Refusal(`${root}: no src/index.ts and no ${declared}. The package has no types to read.`);
  const program = ts.createProgram([entry], optionsOf(root), sourceHost(root));
  const source = { root, entry, isDeclaration: entry.endsWith('.d.ts'), program, checker: program.getTypeChecker() };
  for (const file of ownFiles(source)) refuseFaults(source, file);
  return source;
}

/** Throws a `Refusal` for a syntax error or a missing file, because the facts would silently lack its symbols. */
function refuseFaults(source: Source, file: ts.SourceFile): void {
  const [error] = source.program.getSyntacticDiagnostics(file);
  const modules = file.statements.flatMap((node) =>
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? (node.moduleSpecifier ?? []) : [],
  );
  const missing = modules.find((node) => /^['"]\./.test(node.getText()) && !source.checker.getSymbolAtLocation(node));
  const start = error ? error.start : missing?.getStart();
  if (start === undefined) return;
  const text = error
    ? ts.flattenDiagnosticMessageText(error.messageText, ' ')
    : `the package lacks ${missing!.getText()}.`;
  const line = file.getLineAndCharacterOfPosition(start).line + 1;
  throw new Refusal(`${file.fileName}:${line}: ${text} Report this fault to the package's maintainers.`);
}

/** Opens the JavaScript of a package, which contains the errors that declarations omit. */
export function openJavaScript(root: string): Source {
  const files = filesIn(root).filter((name) => name.endsWith('.js') && !name.includes('node_modules/'));
  const paths = files.map((file) => join(root, file));
  const options = { ...optionsOf(root), allowJs: true, noLib: true, types: [] };
  const program = ts.createProgram(paths, options, hostOf(root));
  return { root, entry: paths[0], isDeclaration: false, program, checker: program.getTypeChecker() };
}

/** The parsed declaration files of this site's dependencies. Parsing discord.js is the slowest step. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Creates a compiler host that parses each declaration file of this site's dependencies only once. */
export function hostOf(root: string): ts.CompilerHost {
  const host = ts.createCompilerHost(optionsOf(root));
  return {
    ...host,
    getSourceFile: (file, ...options) => {
      if (!resolve(file).startsWith(ownModules + sep)) return host.getSourceFile(file, ...options);
      if (!parsed.has(file)) parsed.set(file, host.getSourceFile(file, ...options));
      return parsed.get(file);
    },
  };
}

/** Creates a compiler host that reads a package and gives its imports unique names. */
function sourceHost(root: string): ts.CompilerHost {
  const host = hostOf(root);
  const own = filesIn(root).filter((name) => /\.[cm]?ts$/.test(name) && !name.includes('node_modules/'));
  const texts = new Map(own.map((name) => [resolve(root, name), readFileSync(join(root, name), 'utf8')]));
  const rename = aliasesOf(texts);
  return {
    ...host,
    getSourceFile: (file, ...options) => {
      const text = texts.get(resolve(file));
      if (text === undefined) return host.getSourceFile(file, ...options);
      return ts.createSourceFile(file, rename(resolve(file), text), options[0], true);
    },
  };
}

function optionsOf(root: string): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    esModuleInterop: true,
    skipLibCheck: true,
    noEmit: true,
    // An unpacked package has no installed dependencies, so its imports resolve to the packages of this site.
    paths: { '*': [`${root}/node_modules/*`, `${ownModules}/*`, `${ownModules}/@types/*`] },
    typeRoots: [`${ownModules}/@types`],
    types: ['node'],
  };
}

/** True if a file belongs to the package itself rather than to a dependency. */
export function isOwn({ root }: Source, file: ts.SourceFile): boolean {
  return file.fileName.startsWith(root + sep) && !relative(root, file.fileName).includes('node_modules');
}

/** Returns the files of the package itself. */
export const ownFiles = (source: Source): ts.SourceFile[] =>
  source.program.getSourceFiles().filter((file) => isOwn(source, file));

/** Returns all syntax nodes of the package itself. */
export const ownNodes = (source: Source): ts.Node[] => ownFiles(source).flatMap(nodesIn);

/** Returns a symbol's declarations within the package itself. */
export function ownDeclarations(source: Source, symbol: ts.Symbol | undefined): ts.Declaration[] {
  return (symbol?.declarations ?? []).filter((declaration) => isOwn(source, declaration.getSourceFile()));
}

export function lineOf(node: ts.Node): number {
  const file = node.getSourceFile();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** Returns the path of a file relative to the package, with forward slashes. */
export const pathIn = ({ root }: Source, file: string): string => relative(root, file).split(sep).join('/');

/** Returns the path of the file that contains a node. */
export const fileOf = (source: Source, node: ts.Node): string => pathIn(source, node.getSourceFile().fileName);

/** Follows imports and re-exports to the original symbol. */
export function resolveAlias({ checker }: Source, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
