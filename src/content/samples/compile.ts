import path from 'node:path';
import ts from 'typescript';

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
  // Takes `import` and `require` alike, and relative imports with and without an extension.
  module: ts.ModuleKind.Preserve,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
};

/** The packages that a sample may import; the builtin modules of Node are declared by its types and need no lookup. */
const packages = ['discord.js', 'magmastream'];

/** Where node_modules are; also holds the virtual folders, of which nothing is ever written to the disk. */
const root = path.resolve(__dirname, '../../..').replaceAll('\\', '/');
const disk = ts.createCompilerHost(options);
/** Files of the disk as the compiler has parsed them: parsing discord.js costs more than checking all the samples. */
const parsed = new Map<string, ts.SourceFile | undefined>();
let previous: ts.Program | undefined;

/** One error: the path of its virtual file, the offset in the text that was given, the code and the message. */
export interface CompileError {
  file: string;
  offset: number;
  code: number;
  message: string;
}

/**
 * Compiles files that exist in memory only. `files` maps paths below `folder`, a name of the caller's choice, to their
 * texts; a folder `node_modules` in it is found before the real one. Code imports other files and what a bot has
 * installed, none of the packages of this site; declaration files import anything. Returns the errors of all files
 * outside of `node_modules`.
 */
export function compile(folder: string, files: ReadonlyMap<string, string>): CompileError[] {
  const base = `${root}/.samples/${folder}/`;
  const absolute = new Map([...files].map(([file, text]) => [base + file, text]));
  const rootNames = [...absolute.keys()].filter((file) => !file.includes('/node_modules/', base.length - 1));
  previous = ts.createProgram({ rootNames, options, host: createHost(absolute), oldProgram: previous });
  const program = previous;
  return rootNames.flatMap((file) => {
    const source = program.getSourceFile(file);
    const syntax = program.getSyntacticDiagnostics(source);
    // After a syntax error the compiler misunderstands the rest, and so would the author.
    return (syntax.length > 0 ? syntax : program.getSemanticDiagnostics(source)).map(
      ({ start, code, messageText }) => ({
        file: file.slice(base.length),
        offset: start ?? 0,
        code,
        message: ts.flattenDiagnosticMessageText(messageText, '\n').replaceAll(base, ''),
      }),
    );
  });
}

/** A host that reads from memory first, from the disk second, and parses a file of the disk only once. */
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
    // discord.js declares itself twice, for `import` and for `require`, and a `User` of one is none of the other. The
    // library is required, so its samples see what it sees, whichever way they import it.
    resolveModuleNameLiterals: (names, file, redirect) =>
      names.map(({ text }) =>
        files.has(file) && !file.endsWith('.d.ts') && !isInstalled(text)
          ? { resolvedModule: undefined }
          : ts.resolveModuleName(text, file, options, host, resolved, redirect, ts.ModuleKind.CommonJS),
      ),
  };
  return host;
}

/** True for what code of a bot finds: files of its own, and its packages. */
function isInstalled(module: string): boolean {
  return /^\.\.?(\/|$)/.test(module) || packages.includes(module);
}

function parents(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === root ? [] : [folder, ...parents(folder)];
}
