import ts from 'typescript';
import { parse, type TypedFile } from './casts';
import { follow, type Unfollowed } from './follow';
import { alwaysTrue } from './conditions';
import { callAt, itemAt, listenerAt, missingOptions, removedKeys } from './itemAt';
import { originalName } from './literalEnums';
import { type Declarations, parseShared, programsOf, readOptions } from './program';
import { newPromises, usesOf } from './promises';
import { oldValues } from './values';
import { childrenOf, isScript, moduleOf, nodesIn, type SourceFile } from './syntax';

export type { Declarations };

/** A place in the code that works with the first version of Magmastream but not with the second. */
export interface Break {
  file: string;
  line: number;
  column: number;
  /** The text of the affected line. */
  text: string;
  /**
   * The kind of the problem. `promise` is a call that now returns a promise, `missing` a missing option, `gone` an
   * unknown name, `import` an import to replace, `value` a value that no longer occurs, `always` a condition that is
   * always true, and `type` any other error.
   */
  code: 'promise' | 'missing' | 'gone' | 'import' | 'value' | 'always' | 'type';
  /** The item, such as `Player.guild` or `event trackStart`. Undefined if the code does not name an item. */
  item?: string;
  /** The compiler's message, the old value, or the property to test instead. */
  message?: string;
  /** The code that replaces an old value. */
  replacement?: string;
}

export interface Breaks {
  breaks: Break[];
  /** The number of files that use Magmastream. */
  using: number;
  /**
   * The names of the packages with Magmastream's API that the files import. Without such imports, the check recognizes
   * Magmastream objects by the names of variables.
   */
  imported: string[];
  unfollowed: Unfollowed[];
  unreadable: { file: string; line: number; message: string }[];
}

const nullChecks = new Set([2531, 2532, 2533, 2721, 2722, 18046, 18047, 18048, 18049]);

/** Error codes for unknown keys in object literals. The compiler reports only the first unknown key of each object. */
const unknownKeys = new Set([2353, 2561]);

/** Error codes for members, exports and types that do not exist. */
const unknownNames = new Set([...unknownKeys, 2305, 2339, 2551, 2614, 2694, 2724]);

/** Error codes for arguments that no signature of a function accepts. */
const wrongCalls = new Set([2345, 2554, 2555, 2556, 2575, 2769]);

/** The maximum nesting depth of code. Deeper code overflows the stack of the compiler in a worker. */
const deepest = 500;

type Unreadable = Breaks['unreadable'][number] & { isSkipped: boolean };

/** Compiles files with two versions of Magmastream. Returns the places that only the second version rejects. */
export function findBreaks(input: readonly SourceFile[], declarations: Declarations): Breaks {
  const configs = input.filter(({ name }) => name.endsWith('.json'));
  const all = uniqueNames(input.filter(({ name }) => !name.endsWith('.json')));
  const unreadable = all.flatMap(syntaxErrors);
  const files = all.filter(({ name }) => !unreadable.some(({ file, isSkipped }) => file === name && isSkipped));
  const options = readOptions(configs);
  const shared = parseShared(declarations.libraries);
  const followed = follow({ files, declarations, options, shared });
  const sources = followed.files.map(({ source }) => source);
  const program = programsOf({ sources, declarations, options, shared });
  const pairOf = (hasLiteralEnums: boolean): Pair => {
    const [before, after] = [program('from', hasLiteralEnums), program('to', hasLiteralEnums)];
    return { before, after, uses: usesOf(sources, before.getTypeChecker()) };
  };
  const literal = pairOf(true);
  // Create the second pair of programs only for TypeScript files, because compiling takes most of the time.
  const strict = files.every(({ name }) => isScript(name)) ? literal : pairOf(false);
  const breaks = followed.files.flatMap((typed, index) => {
    const pairs = isScript(files[index].name) ? [literal] : [strict, literal];
    return placed(files[index], typed, [...breaksIn(typed, ...pairs), ...erelaImports(typed.source)]);
  });
  const { using, unfollowed, imported } = followed;
  return { breaks, using, imported: [...imported], unfollowed, unreadable };
}

/**
 * Renames files with equal names, because a program can contain only one file with each name. Two files from different
 * folders can have the same name.
 */
function uniqueNames(files: readonly SourceFile[]): SourceFile[] {
  const given = new Set(files.map(({ name }) => name));
  const used = new Set<string>();
  return files.map(({ name, text }) => {
    let unique = name;
    for (let count = 2; used.has(unique) || (unique !== name && given.has(unique)); count += 1)
      unique = name.replace(/(?=\.\w+$)/, ` (${count})`);
    used.add(unique);
    return { name: unique, text };
  });
}

function syntaxErrors({ name, text }: SourceFile): Unreadable[] {
  try {
    const source = parse(name, text);
    let depth = -1;
    for (let level: ts.Node[] = [source]; level.length > 0; level = level.flatMap(childrenOf)) depth += 1;
    if (depth > deepest) throw new RangeError();
    // Read an internal property, because the public API returns syntax errors only for files in a program.
    const { parseDiagnostics } = source as ts.SourceFile & { parseDiagnostics: ts.Diagnostic[] };
    return parseDiagnostics.slice(0, 1).map((error) => {
      const { line } = source.getLineAndCharacterOfPosition(error.start ?? 0);
      return { file: name, line: line + 1, message: messageOf(error), isSkipped: false };
    });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [
      { file: name, line: 1, message: 'The code is nested too deeply, so this file was not checked.', isSkipped: true },
    ];
  }
}

const messageOf = ({ messageText }: ts.Diagnostic): string => ts.flattenDiagnosticMessageText(messageText, '\n');

/** A problem at a position in a file with casts. */
export type Found = Omit<Break, 'file' | 'line' | 'column' | 'text'> & { start: number };

/** Converts errors to places in the original text. Drops repeated errors and errors in inserted text. */
function placed({ name, text }: SourceFile, { original }: TypedFile, found: readonly Found[]): Break[] {
  const lines = text.split('\n');
  const starts = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023);
  const seen = new Set<string>();
  return found
    .flatMap(({ start, ...one }) => ({ ...one, start: original(start) ?? -1 }))
    .filter(({ start, item, code }) => {
      // Drop an error without an item if another error has the same position.
      const isKnown =
        seen.has(`${start} ${item}`) ||
        (item === undefined && (code === 'type' || code === 'gone') && seen.has(`${start}`));
      seen.add(`${start} ${item}`).add(`${start}`);
      return start >= 0 && !isKnown;
    })
    .sort((a, b) => a.start - b.start)
    .map(({ start, ...one }) => {
      const { line, character } = starts.getLineAndCharacterOfPosition(start);
      return { file: name, line: line + 1, column: character + 1, text: lines[line].trim(), ...one };
    });
}

/** Finds imports of erela.js and its plugins. */
function erelaImports(source: ts.SourceFile): Found[] {
  return nodesIn(source).flatMap((node) => {
    const module = moduleOf(node) ?? '';
    if (!/^(?:better-)?erela\.js(?:-|$)/.test(module)) return [];
    const message =
      module === 'erela.js'
        ? 'Import `magmastream` instead of `erela.js`.'
        : 'Plugins for erela.js do not work with Magmastream.';
    return [{ start: node.getStart(), code: 'import', message }];
  });
}

/** The two programs with the same code: one for each version of Magmastream. */
interface Pair {
  before: ts.Program;
  after: ts.Program;
  uses: ReturnType<typeof usesOf>;
}

function breaksIn({ source }: TypedFile, ...pairs: Pair[]): Found[] {
  return pairs.flatMap(({ before, after, uses }) => {
    const errors = newErrors(source, before, after);
    const listeners = errors.flatMap(({ start = 0 }) => listenerAt(source, start) ?? []);
    const [old, checker] = [before.getTypeChecker(), after.getTypeChecker()];
    return [
      ...oldValues(source, old, checker),
      ...errors
        .filter(({ start = 0 }) => !listeners.some((listener) => listener.pos <= start && start < listener.end))
        .flatMap((error) => problemsOf(error, source, old, checker)),
      ...newPromises(source, old, checker, uses),
      ...alwaysTrue(source, old, checker),
    ].map((found) => ({ ...found, item: originalName(found.item) }));
  });
}

/** Returns the errors that occur only with the second version. */
function newErrors(source: ts.SourceFile, before: ts.Program, after: ts.Program): ts.Diagnostic[] {
  const key = ({ start = 0, code }: ts.Diagnostic): string => {
    // A null check that fails in both versions must not hide another error at the same position.
    if (nullChecks.has(code)) return `${start} null`;
    // The compiler can report different arguments of a call that is wrong in both versions.
    const call = wrongCalls.has(code) ? callAt(source, start) : undefined;
    return call ? `${call.pos}-${call.end}` : `${start}`;
  };
  const known = new Set(before.getSemanticDiagnostics(source).map(key));
  // Ignores errors about missing annotations, because other errors cause them. Also ignores null checks in JavaScript,
  // because most bots do not use them.
  const isIgnored = ({ code }: ts.Diagnostic): boolean =>
    (code >= 7000 && code < 8000) || (isScript(source.fileName) && nullChecks.has(code));
  return after.getSemanticDiagnostics(source).filter((error) => !known.has(key(error)) && !isIgnored(error));
}

function problemsOf(
  error: ts.Diagnostic,
  source: ts.SourceFile,
  old: ts.TypeChecker,
  checker: ts.TypeChecker,
): Found[] {
  const { start = 0, length = 0 } = error;
  const missing = missingOptions(source, start, old, checker);
  if (missing.length > 0) return missing.map((item) => ({ start, item, code: 'missing' }));
  const further = unknownKeys.has(error.code) ? removedKeys(source, start, old, checker) : [];
  return [start, ...further.map((key) => key.getStart(source))].map((at) => ({
    start: at,
    code: unknownNames.has(error.code) ? 'gone' : 'type',
    item: itemAt(source, [at, at === start ? at + length : at], old),
    message: messageOf(error),
  }));
}
