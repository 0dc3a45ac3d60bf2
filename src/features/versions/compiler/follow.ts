import ts from 'typescript';
import { addCasts, type Cast, type TypedFile } from './casts';
import { castsIn, isUntyped } from './findCasts';
import { Flow, shared, type Slots } from './flow';
import { isOfLibrary } from './itemAt';
import { type Declarations, libraryFile, programsOf, root } from './program';
import { importedPackages, isForeign, nameIn, nodesIn, type SourceFile, targetOf } from './syntax';
import { isAny } from './typeTexts';

/** An untyped value with the name of a manager or player, whose type the check cannot trace. */
export interface Unfollowed {
  name: string;
  files: string[];
  /** The file and line of the assignment, or undefined if no file assigns the value. */
  declared?: string;
}

export interface Followed {
  files: TypedFile[];
  unfollowed: Unfollowed[];
  /** The names of the packages with Magmastream's API that the files import. */
  imported: ReadonlySet<string>;
  /** The number of files that use Magmastream. */
  using: number;
}

const passes = 12;

/** Common variable names for Magmastream objects. They apply to untyped values in files about music. */
const guesses: ReadonlyMap<string, string> = new Map([
  ['manager', 'Manager'],
  ['player', 'Player'],
]);
/** Additional variable names, for code without an import of Magmastream. */
const assumed: ReadonlyMap<string, string> = new Map([...guesses, ['music', 'Manager'], ['lavalink', 'Manager']]);

const musical = /(?:manager|player|lavalink|music)$/i;
const handlerName = /(?:^|\/)(?:track|queue|player|node|socket)[^/]*$/i;

interface Input {
  files: readonly SourceFile[];
  declarations: Declarations;
  options: ts.CompilerOptions;
  shared: ts.SourceFile[];
}

type Guess = (node: ts.Expression, flow: Flow) => string | undefined;

/**
 * Adds types to untyped values, such as `client.manager`, in passes until no other value gets a type. Each pass reads
 * only the types from the previous pass, so the order of the files does not matter.
 */
export function follow({ files, declarations, options, shared }: Input): Followed {
  const slots: Slots = new Map();
  let casts: Cast[][] = files.map(() => []);
  let typed = files.map((file) => addCasts(root + file.name, file, []));
  const packages = typed.map(({ source }) => importedPackages(source));
  const collect = (): Flow => {
    const sources = typed.map(({ source }) => source);
    const program = programsOf({ sources, declarations, options, shared })('from', true);
    const flow = new Flow(program, slots, new Map(typed.map((file) => [file.source.fileName, file])));
    for (const source of sources) flow.collect(source);
    return flow;
  };
  /** Adds casts until a pass does not find another cast. */
  const settle = (flow: Flow, guess?: Guess): Flow => {
    for (let pass = 1; ; pass += 1) {
      const next = typed.map((file) => castsIn(file, flow.checker, (node) => flow.typeOf(node) ?? guess?.(node, flow)));
      const isChanged = next.map((found, index) => JSON.stringify(found) !== JSON.stringify(casts[index]));
      if (pass > passes || !isChanged.includes(true)) return flow;
      typed = typed.map((file, index) =>
        isChanged[index] ? addCasts(root + files[index].name, files[index], next[index]) : file,
      );
      casts = next;
      flow = collect();
    }
  };
  const compiled = settle(collect());
  const isMusical = new Map(
    typed.map(({ source }, index) => [
      source.fileName,
      handlerName.test(files[index].name) || packages[index].size > 0 || isUsing(source, compiled.checker),
    ]),
  );
  const flow = settle(compiled, guesser(isMusical, packages));
  return {
    files: typed,
    imported: new Set(packages.flatMap((names) => [...names])),
    using: files.filter((_, index) => packages[index].size > 0 || isUsing(typed[index].source, flow.checker)).length,
    unfollowed: unfollowedIn(typed, flow),
  };
}

/** True if a file uses a member of a Magmastream object. */
function isUsing(source: ts.SourceFile, checker: ts.TypeChecker): boolean {
  return nodesIn(source)
    .filter(ts.isPropertyAccessExpression)
    .some(({ name }) => checker.getSymbolAtLocation(name)?.declarations?.slice(0, 1).some(isOfLibrary));
}

/**
 * Returns a function that guesses the types of values named `player` or `manager` if the compiler does not know any
 * callers.
 */
function guesser(isMusical: ReadonlyMap<string, boolean>, packages: readonly ReadonlySet<string>[]): Guess {
  const names = new Set(packages.flatMap((imported) => [...imported]));
  const module = names.has('erela.js') && !names.has('magmastream') ? 'erela.js' : 'magmastream';
  return (node, flow) => {
    const type = (names.size === 0 ? assumed : guesses).get(nameIn(node) ?? '');
    if (!type || ts.isCallExpression(node) || (names.size > 0 && !isOpenParameter(node, flow, isMusical)))
      return undefined;
    return `import("${libraryFile(module).replace('.d.ts', '')}").${type}`;
  };
}

/** True for parameters in files about music, except in callbacks, where the call determines the types. */
function isOpenParameter(node: ts.Expression, flow: Flow, isMusical: ReadonlyMap<string, boolean>): boolean {
  if (!ts.isIdentifier(node) || !isMusical.get(node.getSourceFile().fileName)) return false;
  let declaration: ts.Node | undefined = flow.declarationOf(node);
  while (declaration && (ts.isBindingElement(declaration) || ts.isObjectBindingPattern(declaration)))
    declaration = declaration.parent;
  return declaration !== undefined && ts.isParameter(declaration) && !ts.isCallExpression(declaration.parent.parent);
}

/** Returns the untyped values that have the name of a manager or player and are used like one. */
function unfollowedIn(typed: readonly TypedFile[], flow: Flow): Unfollowed[] {
  const { program, checker } = flow;
  const found = new Map<string, Unfollowed & { property: string }>();
  const declared = new Map<string, string>();
  const members = memberNames(program);
  for (const { source } of typed) {
    const file = source.fileName.slice(root.length);
    for (const node of nodesIn(source)) {
      if (ts.isExpression(node) && isAny(checker.getTypeAtLocation(node))) {
        const target = nameIn(targetOf(node));
        if (target) declared.set(target, `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
      if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) continue;
      const property = nameIn(node) ?? '';
      const isUnclear = musical.test(property) && isUsed(node, members) && isUnknown(node, checker);
      if (!isUnclear && !isUnknownCallee(node, flow)) continue;
      const code = node.getText();
      // Show only the property if casts make the code before it unreadable.
      const name = code.length > 40 || code.includes('import(') ? `….${property}` : code;
      const entry = found.get(name) ?? { name, property, files: [] as string[] };
      if (!entry.files.includes(file)) entry.files.push(file);
      found.set(name, entry);
    }
  }
  return [...found.values()].map(({ property, ...entry }) => ({ ...entry, declared: declared.get(property) }));
}

/** Returns the names of all members of Magmastream's classes and interfaces. */
function memberNames(program: ts.Program): Set<string> {
  const nodes = nodesIn(program.getSourceFile(libraryFile('magmastream'))!);
  const members = nodes.filter((node) => ts.isClassElement(node) || ts.isTypeElement(node));
  return new Set(members.map(({ name }) => nameIn(name) ?? ''));
}

/** True for functions that receive a Magmastream object but are not defined in the bot's files. */
function isUnknownCallee(node: ts.Identifier | ts.PropertyAccessExpression, flow: Flow): boolean {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || parent.expression !== node || !isUntyped(node, flow.checker)) return false;
  const name = nameIn(node) ?? '';
  if (shared.test(name) || flow.functions.has(name) || isGlobal(node, flow)) return false;
  return parent.arguments.some((input) => isLibraryObject(input, flow.checker));
}

/** True for members of objects that no file declares, such as `console.log`. */
function isGlobal(node: ts.Node, flow: Flow): boolean {
  if (ts.isIdentifier(node)) return !flow.declarationOf(node);
  return ts.isPropertyAccessExpression(node) && isGlobal(node.expression, flow);
}

/** True for untyped values, and for typed values without the member that the code uses. */
function isUnknown(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent)) return isUntyped(node, checker);
  // Ignore members that only the bot's own subclass has.
  if (checker.getSymbolAtLocation(parent.name) || isLibraryObject(node, checker)) return false;
  return !isForeign(node, checker);
}

function isLibraryObject(node: ts.Expression, checker: ts.TypeChecker): boolean {
  const { symbol } = checker.getTypeAtLocation(node).getNonNullableType();
  return symbol?.declarations?.some((one) => ts.isClassDeclaration(one) && isOfLibrary(one)) === true;
}

/**
 * True if the code passes a value on, or uses a member with the name of a Magmastream member. Values with a cast are
 * excluded, because they have a type.
 */
function isUsed(node: ts.Expression, members: ReadonlySet<string>): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node && members.has(parent.name.text);
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return false;
  if (ts.isReturnStatement(parent) || ts.isShorthandPropertyAssignment(parent) || targetOf(node)) return true;
  return (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && parent.arguments?.includes(node) === true;
}
