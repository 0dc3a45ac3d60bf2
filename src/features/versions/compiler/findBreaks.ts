import ts from 'typescript';
import { environment } from './environment';
import { itemAt, listenerAt, removedKeys } from './itemAt';
import { literalEnums, originalName } from './literalEnums';
import { addTypes, importsMagmastream, isScript, managerProperties, type SourceFile, walk } from './rewrite';

/** A line that works with the first version of Magmastream but not with the second. */
export interface Break {
  file: string;
  line: number;
  code: string;
  /** The item, such as `Player.guild` or `event trackStart`. Undefined if the line does not name an item. */
  item?: string;
  message: string;
}

export interface Breaks {
  breaks: Break[];
  importing: number;
  unreadable: { file: string; line: number; message: string }[];
}

/** The declarations of the two Magmastream versions and of the JavaScript standard library. */
export interface Declarations {
  from: string;
  to: string;
  libraries: Readonly<Record<string, string>>;
}

const options: ts.CompilerOptions = {
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
};
const root = '/bot/';

/** True for errors about missing type annotations, which only follow from other errors. */
const isImplicitAny = ({ code }: ts.Diagnostic): boolean => code >= 7000 && code < 8000;

const nullChecks = new Set([2531, 2532, 2533, 2721, 2722, 18046, 18047, 18048, 18049]);

/** Error codes for unknown keys in object literals. The compiler reports only the first unknown key of each object. */
const unknownKeys = new Set([2353, 2561]);

/** Compiles files with two versions of Magmastream, and returns the lines that only the second version rejects. */
export function findBreaks(files: readonly SourceFile[], declarations: Declarations): Breaks {
  const parsed = files.map(({ name, text }) => parse(root + name, text));
  const importing = parsed.filter(importsMagmastream).length;
  const unreadable = files.flatMap(({ name }, index) => syntaxErrors(name, parsed[index]));
  if (importing === 0) return { breaks: [], importing, unreadable };
  const properties = managerProperties(parsed);
  const sources = files.map((file, index) => {
    const text = addTypes(file, parsed[index], properties);
    return parse(root + file.name, text.replaceAll('@ts-nocheck', '@ts_nocheck'));
  });
  const programs = createPrograms(sources, declarations);
  const breaks = sources.flatMap((source, index) => {
    const { name, text } = files[index];
    const lines = text.split('\n');
    return breaksIn(source, ...programs(isScript(name))).map(({ start, ...found }) => {
      const line = lineOf(source, start);
      return { file: name, line, code: lines[line - 1].trim(), ...found };
    });
  });
  return { breaks: firstOfEachLine(breaks), importing, unreadable };
}

const parse = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, { languageVersion: ts.ScriptTarget.ES2023 }, true);

const lineOf = (source: ts.SourceFile, start = 0): number => source.getLineAndCharacterOfPosition(start).line + 1;

const messageOf = ({ messageText }: ts.Diagnostic): string => ts.flattenDiagnosticMessageText(messageText, '\n');

function syntaxErrors(file: string, source: ts.SourceFile): Breaks['unreadable'] {
  // Reads an internal property, because the public API returns syntax errors only for files that belong to a program.
  const { parseDiagnostics } = source as ts.SourceFile & { parseDiagnostics: ts.Diagnostic[] };
  return parseDiagnostics
    .slice(0, 1)
    .map((error) => ({ file, line: lineOf(source, error.start), message: messageOf(error) }));
}

/** Returns a function that creates both versions' programs, separately for TypeScript and JavaScript files. */
function createPrograms(sources: readonly ts.SourceFile[], { from, to, libraries }: Declarations) {
  const libraryFiles = Object.entries(libraries).map(([name, text]) => parse(`/lib/${name}`, text));
  const shared = [...sources, ...libraryFiles, parse('/environment.d.ts', environment)];
  const created = new Map<boolean, [ts.Program, ts.Program]>();
  return (isForScripts: boolean): [ts.Program, ts.Program] => {
    const adapt = isForScripts ? literalEnums : (text: string): string => text;
    const programs = created.get(isForScripts) ?? [
      createProgram(shared, adapt(from)),
      createProgram(shared, adapt(to)),
    ];
    created.set(isForScripts, programs);
    return programs;
  };
}

function createProgram(shared: readonly ts.SourceFile[], declaration: string): ts.Program {
  const magmastream = parse('/node_modules/magmastream/index.d.ts', declaration);
  const files = new Map([...shared, magmastream].map((source) => [source.fileName, source]));
  const host: ts.CompilerHost = {
    getSourceFile: (file) => files.get(file),
    getDefaultLibFileName: () => 'lib.es2023.d.ts',
    getDefaultLibLocation: () => '/lib',
    writeFile: () => undefined,
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (file) => file,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    fileExists: (file) => files.has(file),
    readFile: (file) => files.get(file)?.text,
  };
  const rootNames = [...files.keys()].filter((file) => file.startsWith(root) || file === '/environment.d.ts');
  return ts.createProgram({ rootNames, options, host });
}

type Found = Pick<Break, 'item' | 'message'> & { start: number };

function breaksIn(source: ts.SourceFile, before: ts.Program, after: ts.Program): Found[] {
  const known = new Set(before.getSemanticDiagnostics(source).map(({ start }) => start));
  const checker = before.getTypeChecker();
  // Ignores null checks in JavaScript files, because the code runs without them.
  const isIgnored = (error: ts.Diagnostic): boolean =>
    known.has(error.start) || isImplicitAny(error) || (isScript(source.fileName) && nullChecks.has(error.code));
  const found = after.getSemanticDiagnostics(source).filter((error) => !isIgnored(error));
  const listeners = found.flatMap(({ start = 0 }) => listenerAt(source, start) ?? []);
  const errors = found
    .filter(({ start = 0 }) => !listeners.some((listener) => listener.pos <= start && start < listener.end))
    .flatMap((error) => {
      const start = error.start ?? 0;
      const message = messageOf(error);
      const keys = unknownKeys.has(error.code) ? removedKeys(source, start, checker, after.getTypeChecker()) : [];
      const further = keys.map((key) => ({
        start: key.getStart(source),
        message: `The option '${key.text}' does not exist.`,
      }));
      return [{ start, message }, ...further];
    })
    .map((error) => ({ ...error, item: originalName(itemAt(source, error.start, checker)) }));
  return [...errors, ...newPromises(source, checker, after.getTypeChecker())].sort((a, b) => a.start - b.start);
}

/** Finds calls that return a promise only in the second version and whose result is unused. */
function newPromises(source: ts.SourceFile, before: ts.TypeChecker, after: ts.TypeChecker): Found[] {
  const found: Found[] = [];
  const isPromise = (checker: ts.TypeChecker, node: ts.Expression): boolean =>
    checker.getTypeAtLocation(node).symbol?.name === 'Promise';
  walk(source, (node) => {
    if (!ts.isCallExpression(node) || !ts.isExpressionStatement(node.parent)) return;
    if (!isPromise(after, node) || isPromise(before, node)) return;
    const item = itemAt(source, node.expression.end - 1, before);
    if (!item) return;
    const message = 'The call now returns a promise. Add await, and catch errors.';
    found.push({ start: node.getStart(source), item, message });
  });
  return found;
}

function firstOfEachLine(breaks: readonly Break[]): Break[] {
  const seen = new Set<string>();
  return breaks.filter(({ file, line, item }) => {
    const key = `${file}\n${line}\n${item}`;
    return seen.has(key) ? false : seen.add(key);
  });
}
