/**
 * Facts as text, in two ways: as readers see a symbol or member (the default), and as a declaration file has it
 * (`declared`): under the names inside of the library, without default values, keys and parameters as the compiler wants.
 */
import { constructorOf, membersOf } from './lookup';
import type {
  AnyMember,
  ApiSymbol,
  EventFact,
  ExternalImport,
  Facts,
  Parameter,
  Signature,
  TypeParameter,
} from './schema';

type AnyParameter = Omit<Parameter, 'default'> & Partial<Parameter>;

/** The words that apply, each with a space after it. */
function wordsText(...words: (string | false)[]): string {
  return words.map((word) => (word ? `${word} ` : '')).join('');
}

/** Names such as `[Symbol.iterator]` or `[key: string]` are keys already; any other that is no identifier is quoted. */
function keyText(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$|^\[.*\]$/u.test(name) ? name : JSON.stringify(name);
}

function parametersText(parameters: readonly AnyParameter[], declared = false): string {
  const texts = parameters.map(({ name, type, optional, rest, default: value = null }, index) => {
    if (rest) return `...${name}: ${type}`;
    if (!declared && value !== null) return `${name}: ${type} = ${value}`;
    // A parameter with a default may stand before a required one; `?` may not, so there it takes `undefined`.
    const mayEnd = !declared || parameters.slice(index).every((next) => next.optional || next.rest);
    if (optional && !mayEnd) return `${name}: ${type} | undefined`;
    return `${name}${optional ? '?' : ''}: ${type}`;
  });
  return `(${texts.join(', ')})`;
}

/** Type parameters in angle brackets, nothing when there are none. */
export function typeParametersText(typeParameters: readonly TypeParameter[]): string {
  if (typeParameters.length === 0) return '';
  const texts = typeParameters.map(({ name, constraint, default: value }) =>
    [name, constraint && `extends ${constraint}`, value && `= ${value}`].filter(Boolean).join(' '),
  );
  return `<${texts.join(', ')}>`;
}

function callText({ typeParameters, parameters, returns }: Signature, declared: boolean): string {
  return `${typeParametersText(typeParameters)}${parametersText(parameters, declared)}: ${returns}`;
}

/**
 * What a member looks like from outside, one line for each overload, a getter and a setter on a line each. Initial values
 * of properties are left out, and `async`: the return type shows it.
 */
export function signaturesOf(symbol: ApiSymbol, member: AnyMember, declared = false): string[] {
  // A member whose value is only known at run time has no initializer, which is what "computed" looks like here.
  if ('kind' in member && member.kind === 'enumMember')
    return [keyText(member.name) + (member.value === null ? '' : ` = ${JSON.stringify(member.value)}`)];

  const visibility = member.visibility === 'protected' && 'protected';
  if (!('kind' in member)) {
    const call = declared ? 'constructor' : `new ${symbol.name}`;
    return [`${wordsText(visibility)}${call}${parametersText(member.parameters, declared)}`];
  }
  // An accessor shows that it is only read by having no setter.
  const readonly = member.kind !== 'accessor' && member.readonly && 'readonly';
  const start = wordsText(visibility, member.static && 'static', member.abstract && 'abstract', readonly);
  const computed = declared && member.kind === 'property' && member.computedKey;
  const key = `${computed ? `[${computed}]` : keyText(member.name)}${member.optional ? '?' : ''}`;
  switch (member.kind) {
    case 'property':
    case 'indexSignature':
      return [`${start}${key}: ${member.type ?? 'unknown'}`];
    case 'accessor':
      return [
        ...(member.get ? [`${start}get ${key}(): ${member.type}`] : []),
        ...(member.set ? [`${start}set ${key}(value: ${member.type})`] : []),
      ];
    default: {
      const before = { method: `${start}${key}`, callSignature: '', constructSignature: 'new ' }[member.kind];
      return (member.signatures ?? []).map((signature) => `${before}${callText(signature, declared)}`);
    }
  }
}

/** The public face of a member: its signatures, and the initial value of a property. */
export function faceOf(symbol: ApiSymbol, member: AnyMember): string {
  const initial = 'default' in member && member.default !== null ? ` = ${member.default}` : '';
  return `${signaturesOf(symbol, member).join('\n')}${initial}`;
}

function heritageText(word: string, names: readonly string[]): string {
  return names.length === 0 ? '' : ` ${word} ${names.join(', ')}`;
}

/** The line that declares a symbol, without its members: `class Manager extends EventEmitter`; a line for each overload. */
export function headOf(symbol: ApiSymbol, declared = false): string {
  const generics = 'typeParameters' in symbol ? typeParametersText(symbol.typeParameters) : '';
  const name = `${declared ? localName(symbol) : symbol.name}${generics}`;
  switch (symbol.kind) {
    case 'class': {
      const heritage = `${heritageText('extends', symbol.extends)}${heritageText('implements', symbol.implements)}`;
      return `${wordsText(symbol.abstract && 'abstract')}class ${name}${heritage}`;
    }
    case 'interface':
      return `interface ${name}${heritageText('extends', symbol.extends)}`;
    case 'enum':
      return `${wordsText(symbol.const && 'const')}enum ${name}`;
    case 'type':
      return `type ${name} = ${symbol.type}`;
    case 'function':
      return symbol.signatures.map((signature) => `function ${name}${callText(signature, declared)}`).join('\n');
    case 'variable':
      return `${symbol.declaration} ${name}: ${symbol.type}`;
  }
}

/** The head of a symbol; that of an alias with what it works out to, whatever its text says. */
export function workedOutHeadOf(symbol: ApiSymbol): string {
  return headOf(symbol.kind === 'type' ? { ...symbol, type: symbol.resolvedType ?? symbol.type } : symbol);
}

/** How an event is listened to, as it is written after its emitter: `on(ManagerEventTypes.TrackStart, (…) => void)`. */
export function listenerText(event: EventFact): string {
  const name = event.enumKey === null ? JSON.stringify(event.name) : `ManagerEventTypes.${event.enumKey}`;
  return `on(${name}, ${eventSignature(event)})`;
}

/** The listener of an event as a type: `(player: Player, track: Track) => void`. */
export function eventSignature(event: EventFact): string {
  return `${parametersText(event.parameters)} => void`;
}

/**
 * Renders the facts of one version as the text of a declaration file, the module `magmastream` of that version.
 * Names that the library does not export are declared without being exported, so that importing one is an error here
 * as it is for a reader. Types are given as the library writes them, without an added `null` or `undefined`: although
 * it is compiled without strict null checks, strict programs accept them unbent. What the classes override of `Array`
 * and `EventEmitter` are methods, whose parameters are compared in both directions even then.
 */
export function renderDeclarations(facts: Facts): string {
  // Without this line the global names of Node, `Buffer` for one, would depend on the program that reads the file.
  const reference = facts.nodeGlobals.length > 0 ? ['/// <reference types="node" />'] : [];
  // A list of exports, even an empty one, keeps everything else private: a declaration file without one exports all.
  const exported = facts.symbols.filter((symbol) => symbol.exported).map(renderExport);
  return [
    ...reference,
    ...facts.imports.flatMap(renderImport),
    ...facts.symbols.flatMap(renderSymbol),
    `export { ${exported.join(', ')} };`,
    '',
  ].join('\n');
}

function renderImport({ module, default: standard, namespace, names }: ExternalImport): string[] {
  const from = `from ${JSON.stringify(module)};`;
  return [
    ...(standard ? [`import ${standard} ${from}`] : []),
    ...(namespace ? [`import * as ${namespace} ${from}`] : []),
    ...(names.length > 0 ? [`import { ${names.join(', ')} } ${from}`] : []),
  ];
}

/** Types mention a symbol by its name inside the library, so it is declared under that one. */
function localName({ name, localName: local = name }: ApiSymbol): string {
  return local;
}

function renderExport(symbol: ApiSymbol): string {
  const local = localName(symbol);
  return local === symbol.name ? local : `${local} as ${symbol.name}`;
}

function renderSymbol(symbol: ApiSymbol): string[] {
  const head = headOf(symbol, true);
  if (symbol.kind === 'type') return [`${head};`];
  if (!('members' in symbol)) return head.split('\n').map((line) => `declare ${line};`);
  const end = symbol.kind === 'enum' ? ',' : ';';
  const members = [constructorOf(symbol) ?? [], membersOf(symbol)].flat();
  return [
    `${symbol.kind === 'interface' ? '' : 'declare '}${head} {`,
    // What the compiler itself writes for private members: an object of the same shape is not an instance of the class.
    ...(symbol.kind === 'class' && symbol.hasPrivateMembers ? ['  #private;'] : []),
    ...members.flatMap((member) => signaturesOf(symbol, member, true)).map((line) => `  ${line}${end}`),
    '}',
  ];
}
