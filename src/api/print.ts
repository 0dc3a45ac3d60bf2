/** Prints API facts as TypeScript code: for readers by default, or with `declared` for a declaration file. */
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

function wordsText(...words: (string | false)[]): string {
  return words.map((word) => (word ? `${word} ` : '')).join('');
}

/** Adds quotes to a property name that is neither an identifier nor in brackets. */
function keyText(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$|^\[.*\]$/u.test(name) ? name : JSON.stringify(name);
}

function parametersText(parameters: readonly AnyParameter[], declared = false): string {
  const texts = parameters.map(({ name, type, optional, rest, default: value = null }, index) => {
    if (rest) return `...${name}: ${type}`;
    if (!declared && value !== null) return `${name}: ${type} = ${value}`;
    // In a declaration file, a `?` may follow only the last required parameter.
    const mayEnd = !declared || parameters.slice(index).every((next) => next.optional || next.rest);
    if (optional && !mayEnd) return `${name}: ${type} | undefined`;
    return `${name}${optional ? '?' : ''}: ${type}`;
  });
  return `(${texts.join(', ')})`;
}

/** Prints type parameters in angle brackets, or an empty string if there are none. */
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

/** Prints one line per overload, getter or setter. Omits initial values and `async`, which the return type shows. */
export function signaturesOf(symbol: ApiSymbol, member: AnyMember, declared = false): string[] {
  // Omit the initializer of an enum member whose value is computed at run time.
  if ('kind' in member && member.kind === 'enumMember')
    return [keyText(member.name) + (member.value === null ? '' : ` = ${JSON.stringify(member.value)}`)];

  const visibility = member.visibility === 'protected' && 'protected';
  if (!('kind' in member)) {
    const call = declared ? 'constructor' : `new ${symbol.name}`;
    return [`${wordsText(visibility)}${call}${parametersText(member.parameters, declared)}`];
  }
  // A read-only accessor does not need the `readonly` modifier, because it has no setter.
  const readonly = member.kind !== 'accessor' && member.readonly && 'readonly';
  const start = wordsText(visibility, member.static && 'static', member.abstract && 'abstract', readonly);
  const computed = declared && member.kind === 'property' && member.computedKey;
  const key = `${computed ? `[${computed}]` : keyText(member.name)}${member.optional ? '?' : ''}`;
  switch (member.kind) {
    case 'property':
    case 'indexSignature':
      return [`${start}${key}: ${member.type}`];
    case 'accessor':
      return [
        ...(member.get ? [`${start}get ${key}(): ${member.type}`] : []),
        ...(member.set ? [`${start}set ${key}(value: ${member.type})`] : []),
      ];
    case 'method':
      return member.signatures.map((signature) => `${start}${key}${callText(signature, declared)}`);
  }
}

/** Prints a member's signatures and, for a property, its initial value. */
export function printMember(symbol: ApiSymbol, member: AnyMember): string {
  const initial = 'default' in member && member.default !== null ? ` = ${member.default}` : '';
  return `${signaturesOf(symbol, member).join('\n')}${initial}`;
}

function heritageText(word: string, names: readonly string[]): string {
  return names.length === 0 ? '' : ` ${word} ${names.join(', ')}`;
}

/** Prints the declaration of a symbol without its members, for example `class Manager extends EventEmitter`. */
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

/** Prints a symbol's declaration, with type aliases expanded. */
export function expandedHeadOf(symbol: ApiSymbol): string {
  return headOf(symbol.kind === 'type' ? { ...symbol, type: symbol.resolvedType ?? symbol.type } : symbol);
}

/** Prints the call that adds a listener to an event: `on(ManagerEventTypes.TrackStart, (…) => void)`. */
export function listenerText(event: EventFact): string {
  const name = event.enumKey === null ? JSON.stringify(event.name) : `ManagerEventTypes.${event.enumKey}`;
  return `on(${name}, ${eventSignature(event)})`;
}

/** Prints the type of an event's listeners: `(player: Player, track: Track) => void`. */
export function eventSignature(event: EventFact): string {
  return `${parametersText(event.parameters)} => void`;
}

/** Renders the declaration file of the `magmastream` module in one version. The file exports only the public names. */
export function renderDeclarations(facts: Facts): string {
  // Load the types of Node.js globals such as `Buffer`.
  const reference = facts.nodeGlobals.length > 0 ? ['/// <reference types="node" />'] : [];
  // Write the export list even if it is empty, because a declaration file without one exports everything.
  const exported = facts.symbols.filter((symbol) => symbol.exported).map(renderExport);
  return [
    ...reference,
    ...facts.imports.flatMap(renderImport),
    ...facts.symbols.flatMap(renderSymbol),
    `export { ${exported.join(', ')} };`,
    '',
  ].join('\n');
}

function renderImport({ module, default: defaultName, namespace, names }: ExternalImport): string[] {
  const from = `from ${JSON.stringify(module)};`;
  return [
    ...(defaultName ? [`import ${defaultName} ${from}`] : []),
    ...(namespace ? [`import * as ${namespace} ${from}`] : []),
    ...(names.length > 0 ? [`import { ${names.join(', ')} } ${from}`] : []),
  ];
}

/** Returns the name that types use for a symbol. */
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
    // Like the compiler, emit `#private` for private members. Only instances of the class then have its type.
    ...(symbol.kind === 'class' && symbol.hasPrivateMembers ? ['  #private;'] : []),
    ...members.flatMap((member) => signaturesOf(symbol, member, true)).map((line) => `  ${line}${end}`),
    '}',
  ];
}
