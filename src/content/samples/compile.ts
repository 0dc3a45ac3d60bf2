import path from 'node:path';
import ts from 'typescript';
import { type NamedIdentifier, namesIn } from './names';

const options: ts.CompilerOptions = {
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  resolveJsonModule: true,
  noUncheckedSideEffectImports: true,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  // Accept `import` and `require`, and relative imports with or without a file extension.
  module: ts.ModuleKind.Preserve,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
};

/** The packages that samples may import, in addition to the built-in Node.js modules. */
const packages = ['discord.js', 'magmastream'];

/** The folder that contains node_modules. Virtual files in this folder exist only in memory. */
const root = path.resolve(__dirname, '../../..').replaceAll('\\', '/');
const disk = ts.createCompilerHost(options);
/** Caches parsed files, because parsing discord.js takes longer than checking all samples. */
const parsed = new Map<string, ts.SourceFile | undefined>();
let previous: ts.Program | undefined;

/** A compiler error, with the path of the virtual file and the offset of the error in its text. */
export interface CompileError {
  file: string;
  offset: number;
  code: number;
  message: string;
}

export interface CompileResult {
  errors: CompileError[];
  names: NamedIdentifier[];
}

/**
 * Compiles virtual files, which exist only in memory. They take precedence over files in `node_modules`. Code may
 * import other virtual files and the packages that bots use. Declaration files may import anything.
 */
export function compile(folder: string, files: ReadonlyMap<string, string>): CompileResult {
  const base = `${root}/.samples/${folder}/`;
  const absolute = new Map([...files].map(([file, text]) => [base + file, text]));
  const rootNames = [...absolute.keys()].filter((file) => !file.includes('/node_modules/', base.length - 1));
  previous = ts.createProgram({ rootNames, options, host: createHost(absolute), oldProgram: previous });
  const program = previous;
  const errors = rootNames.flatMap((file) => {
    const source = program.getSourceFile(file);
    const syntax = program.getSyntacticDiagnostics(source);
    // Report semantic errors only for code with valid syntax. Otherwise, they are misleading.
    return (syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source)).map(
      ({ start, code, messageText }) => ({
        file: file.slice(base.length),
        offset: start ?? 0,
        code,
        message: ts.flattenDiagnosticMessageText(messageText, '\n').replaceAll(base, ''),
      }),
    );
  });
  const checker = program.getTypeChecker();
  const names = rootNames
    .filter((file) => !file.endsWith('.d.ts') && !file.endsWith('.json'))
    .flatMap((file) => namesIn(program.getSourceFile(file)!, checker, file.slice(base.length)));
  return { errors, names };
}

/** Creates a compiler host that reads from memory first and then from disk. Parses each disk file only once. */
function createHost(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const folders = new Set([...files.keys()].flatMap(parents));
  const resolved = ts.createModuleResolutionCache(root, (file) => file, options);
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => root,
    readFile: (file) => files.get(file) ?? disk.readFile(file),
    fileExists: (file) => files.has(file) || disk.fileExists(file),
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    getSourceFile(file, settings) {
      const text = files.get(file);
      if (text !== undefined) return ts.createSourceFile(file, text, settings);
      if (!parsed.has(file)) parsed.set(file, disk.getSourceFile(file, settings));
      return parsed.get(file);
    },
    // Resolve every import as `require` does. In discord.js, the types for `import` and `require` are incompatible, and
    // Magmastream uses the types for `require`.
    resolveModuleNameLiterals: (names, file, redirect) =>
      names.map(({ text }) =>
        files.has(file) && !file.endsWith('.d.ts') && !isInstalled(text)
          ? { resolvedModule: undefined }
          : ts.resolveModuleName(text, file, options, host, resolved, redirect, ts.ModuleKind.CommonJS),
      ),
  };
  return host;
}

function isInstalled(module: string): boolean {
  return /^\.\.?(\/|$)/.test(module) || packages.includes(module);
}

function parents(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === root ? [] : [folder, ...parents(folder)];
}
