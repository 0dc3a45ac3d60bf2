import ts from 'typescript';
import type { TypedFile } from './casts';
import { listens, nameIn, nodesIn, targetOf } from './syntax';
import { isAny, textsOf } from './typeTexts';

/**
 * The types of values that the compiler cannot trace, by slot. A slot names one of these places:
 *
 * - a declaration: `file:position`
 * - a property of untyped objects: `.manager`
 * - a parameter or the result of functions that untyped code calls by this name: `run()0`, `create()`
 * - the content of a collection: `.players<>`
 */
export type Slots = Map<string, Set<string>>;

/** Names of methods that many objects have. A call by one of these names on an untyped object could call any of them. */
export const shared =
  /^(?:get|set|has|add|delete|push|find|filter|map|forEach|some|every|first|last|on|once|emit|call|apply|bind|then|catch|create|fetch|send|edit|reply|join|log)$/;

const collections = /^(?:Map|WeakMap|Set|Collection)$/;

/** Properties that many objects have, and the short names that bundlers create. */
const unclear = /^\.(?:.|exports|default|prototype|constructor|undefined)(?:<>)?$|^.{1,2}\(\)/;

/** Traces values through slots. `typed` maps paths to the files of the checker's program. */
export class Flow {
  readonly checker: ts.TypeChecker;
  /** The names that untyped code can use to call the bot's functions. */
  readonly functions = new Set<string>();

  constructor(
    readonly program: ts.Program,
    /** The types that all passes found. They must be kept, because a cast hides the value that it replaces. */
    private readonly slots: Slots,
    private readonly typed: ReadonlyMap<string, TypedFile>,
  ) {
    this.checker = program.getTypeChecker();
  }

  /** Collects the types of the values that a file assigns to slots. */
  collect(source: ts.SourceFile): void {
    for (const node of nodesIn(source)) {
      if (ts.isExpression(node)) {
        const target = targetOf(node);
        if (target) for (const slot of this.targetSlots(target)) this.flow(slot, node);
      }
      if (ts.isShorthandPropertyAssignment(node)) this.add(`.${node.name.text}`, this.valueType(node));
      else if (ts.isParameter(node) && node.initializer) this.flow(this.placeOf(node), node.initializer);
      else if (ts.isGetAccessor(node)) this.add(`.${nameIn(node.name)}`, this.checker.getTypeAtLocation(node));
      else if (ts.isCallExpression(node) || ts.isNewExpression(node)) this.collectArguments(node);
      if (ts.isFunctionLike(node)) this.collectResult(node);
    }
  }

  /** Returns the combined types of an untyped value, or undefined if no type is known. */
  typeOf(node: ts.Expression): string | undefined {
    const texts = [...new Set(this.slotsOf(node).flatMap((slot) => [...(this.slots.get(slot) ?? [])]))].sort();
    return texts.length > 0 ? texts.join(' & ') : undefined;
  }

  /** Returns the slots that an expression reads. */
  slotsOf(node: ts.Expression): string[] {
    if (ts.isNewExpression(node)) {
      const target = isOpenCollection(node, this.checker) ? targetOf(node) : undefined;
      return target ? this.targetSlots(target).map((slot) => `${slot}<>`) : [];
    }
    if (ts.isCallExpression(node)) {
      const name = nameIn(node.expression);
      return name && !shared.test(name) && !ts.isIdentifier(node.expression) ? [`${name}()`] : [];
    }
    if (!ts.isIdentifier(node)) return [nameIn(node)].flatMap((name) => (name === undefined ? [] : `.${name}`));
    const declaration = this.declarationOf(node);
    if (!declaration) return [`.${node.text}`];
    const isProperty = ts.isBindingElement(declaration) && ts.isObjectBindingPattern(declaration.parent);
    const property = isProperty ? nameIn(declaration.propertyName ?? declaration.name) : undefined;
    const places = [
      this.placeOf(declaration),
      ...(ts.isParameter(declaration) ? this.parameterSlots(declaration) : []),
    ];
    return property === undefined ? places : [...places, `.${property}`];
  }

  declarationOf(node: ts.Identifier): ts.Declaration | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
    return (isAlias ? this.checker.getAliasedSymbol(symbol) : symbol)?.valueDeclaration;
  }

  private targetSlots(target: ts.Node): string[] {
    const name = nameIn(target);
    if (!ts.isIdentifier(target)) return name === undefined ? [] : [`.${name}`];
    const { parent } = target;
    if (ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent)) return [`.${name}`];
    const declaration = this.declarationOf(target);
    return [declaration ? this.placeOf(declaration) : `.${name}`];
  }

  private placeOf(declaration: ts.Declaration): string {
    const { fileName } = declaration.getSourceFile();
    const start = (ts.getNameOfDeclaration(declaration) ?? declaration).getStart();
    return `${fileName}:${this.typed.get(fileName)?.original(start) ?? start}`;
  }

  /** Returns the slots of a parameter that receive arguments from calls whose function is not known. */
  private parameterSlots(parameter: ts.ParameterDeclaration): string[] {
    const { parent } = parameter;
    const index = parent.parameters.indexOf(parameter);
    const name = nameOfFunction(parent);
    const slots = name === undefined || shared.test(name) ? [] : [`${name}()${index}`];
    const callback =
      ts.isCallExpression(parent.parent) && ts.isExpression(parent)
        ? this.parameterFor(parent.parent, parent)
        : undefined;
    return callback ? [...slots, `${this.placeOf(callback)}()${index}`] : slots;
  }

  /** Returns the parameter that receives an argument, if the bot's files contain the called function. */
  private parameterFor(call: ts.CallExpression | ts.NewExpression, input: ts.Expression) {
    const declaration = this.checker.getResolvedSignature(call)?.declaration;
    const isKnown =
      declaration && !ts.isJSDocSignature(declaration) && this.typed.has(declaration.getSourceFile().fileName);
    return isKnown ? declaration.parameters.at(call.arguments!.indexOf(input)) : undefined;
  }

  private collectArguments(node: ts.CallExpression | ts.NewExpression): void {
    const name = nameIn(node.expression);
    const inputs = [...(node.arguments ?? [])];
    if (name === 'defineProperty' && inputs.length === 3) {
      const value = ts.isObjectLiteralExpression(inputs[2])
        ? inputs[2].properties.find((one) => nameIn(one.name) === 'value')
        : undefined;
      if (value) this.add(`.${nameIn(inputs[1])}`, this.checker.getTypeAtLocation(value));
    }
    if (/^(?:set|add)$/.test(name ?? '') && ts.isPropertyAccessExpression(node.expression) && inputs.length > 0)
      for (const slot of this.slotsOf(node.expression.expression)) this.flow(`${slot}<>`, inputs[inputs.length - 1]);
    if (name === 'emit')
      return inputs.slice(1).forEach((input, index) => this.flow(`event ${nameIn(inputs[0])}()${index}`, input));
    const callee = ts.isIdentifier(node.expression) ? this.declarationOf(node.expression) : undefined;
    inputs.forEach((input, index) => {
      const parameter = this.parameterFor(node, input);
      if (parameter && this.checker.getTypeAtLocation(input).getCallSignatures().length > 0)
        this.functions.add(nameIn(parameter.name) ?? '');
      if (parameter) this.flow(this.placeOf(parameter), input);
      else if (callee && ts.isParameter(callee)) this.flow(`${this.placeOf(callee)}()${index}`, input);
      else if (name !== undefined && !shared.test(name) && isAny(this.checker.getTypeAtLocation(node.expression)))
        this.flow(`${name}()${index}`, input);
    });
  }

  private collectResult(node: ts.SignatureDeclaration): void {
    const name = nameOfFunction(node);
    if (name !== undefined) this.functions.add(name);
    const signature =
      name === undefined || shared.test(name) ? undefined : this.checker.getSignatureFromDeclaration(node);
    if (signature) this.add(`${name}()`, this.checker.getReturnTypeOfSignature(signature));
  }

  private flow(slot: string, value: ts.Expression): void {
    this.add(slot, this.checker.getTypeAtLocation(value));
  }

  private valueType(node: ts.ShorthandPropertyAssignment): ts.Type {
    const symbol = this.checker.getShorthandAssignmentValueSymbol(node);
    return symbol
      ? this.checker.getTypeOfSymbolAtLocation(symbol, node.name)
      : this.checker.getTypeAtLocation(node.name);
  }

  /** Adds the file extensions that imports cannot omit, such as `.mjs`. */
  private withExtensions(text: string): string {
    return text.replace(/import\("(\/bot\/[^"]+)"\)/g, (whole, path: string) => {
      const extension = ['mjs', 'cjs', 'mts', 'cts'].find((one) => this.typed.has(`${path}.${one}`));
      return extension ? `import("${path}.${extension.replace('ts', 'js')}")` : whole;
    });
  }

  private add(slot: string, type: ts.Type): void {
    if (unclear.test(slot)) return;
    for (const text of textsOf(type, this.checker))
      this.slots.set(slot, (this.slots.get(slot) ?? new Set()).add(this.withExtensions(text)));
  }
}

function isOpenCollection(node: ts.NewExpression, checker: ts.TypeChecker): boolean {
  if (!collections.test(nameIn(node.expression) ?? '')) return false;
  const type = checker.getTypeAtLocation(node) as ts.TypeReference;
  const last = type.target === undefined ? undefined : checker.getTypeArguments(type).at(-1);
  return last !== undefined && (isAny(last) || (last.flags & ts.TypeFlags.Unknown) !== 0);
}

/** Returns the name that untyped code calls a function by: its own name, or that of its property, class or event. */
function nameOfFunction(node: ts.Node): string | undefined {
  if (ts.isConstructorDeclaration(node)) return nameIn(node.parent.name);
  const named = (node as { name?: ts.Node }).name ?? targetOf(node);
  if (named) return nameIn(named);
  const { parent } = node;
  const isListener = ts.isCallExpression(parent) && listens.has(nameIn(parent.expression) ?? '');
  return isListener ? `event ${nameIn(parent.arguments[0])}` : undefined;
}
