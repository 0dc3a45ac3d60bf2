import type {
  ApiSymbol,
  ConstructorFact,
  EnumMember,
  EventFact,
  Member,
  Parameter,
  Signature,
  TypeParameter,
} from './types';

/** All that a symbol can hold; a class's constructor is told from the others by having no `kind`. */
export type AnyMember = Member | EnumMember | ConstructorFact;

type AnyParameter = Omit<Parameter, 'default'> & Partial<Pick<Parameter, 'default'>>;

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** A property's name as a type writes it: quoted unless it is an identifier. */
function nameText(name: string): string {
  return identifier.test(name) ? name : JSON.stringify(name);
}

function parameterText({ name, type, optional, rest, default: value = null }: AnyParameter): string {
  if (rest) return `...${name}: ${type}`;
  if (value !== null) return `${name}: ${type} = ${value}`;
  return `${name}${optional ? '?' : ''}: ${type}`;
}

function parametersText(parameters: readonly AnyParameter[]): string {
  return `(${parameters.map(parameterText).join(', ')})`;
}

/** Type parameters in angle brackets, nothing when there are none. */
export function typeParametersText(typeParameters: readonly TypeParameter[]): string {
  if (typeParameters.length === 0) return '';
  const texts = typeParameters.map(({ name, constraint, default: value }) =>
    [name, constraint && `extends ${constraint}`, value && `= ${value}`].filter(Boolean).join(' '),
  );
  return `<${texts.join(', ')}>`;
}

function callText({ typeParameters, parameters, returns }: Signature): string {
  return `${typeParametersText(typeParameters)}${parametersText(parameters)}: ${returns}`;
}

/**
 * The modifiers of a member, each with a space after it. `readonly` is left to the caller: an accessor shows it by having
 * no setter.
 */
export function modifiersText({ visibility, static: isStatic, abstract }: Member): string {
  const words = [visibility === 'protected' && 'protected ', isStatic && 'static ', abstract && 'abstract '];
  return words.filter(Boolean).join('');
}

/**
 * What a member looks like from outside, one line for each overload, a getter and a setter on a line each. Initial values
 * of properties are left out, and `async`: the return type shows it.
 */
export function signaturesOf(symbol: ApiSymbol, member: AnyMember): string[] {
  if (!('kind' in member)) {
    const visibility = member.visibility === 'protected' ? 'protected ' : '';
    return [`${visibility}new ${symbol.name}${parametersText(member.parameters)}`];
  }
  if (member.kind === 'enumMember')
    return [`${nameText(member.name)}${member.value === null ? '' : ` = ${JSON.stringify(member.value)}`}`];

  const modifiers = modifiersText(member);
  const name = `${nameText(member.name)}${member.optional ? '?' : ''}`;
  const readonly = member.readonly ? 'readonly ' : '';
  switch (member.kind) {
    case 'property':
      return [`${modifiers}${readonly}${name}: ${member.type}`];
    case 'accessor':
      return [
        ...(member.get ? [`${modifiers}get ${name}(): ${member.type}`] : []),
        ...(member.set ? [`${modifiers}set ${name}(value: ${member.type})`] : []),
      ];
    case 'method':
      return member.signatures.map((signature) => `${modifiers}${name}${callText(signature)}`);
    case 'indexSignature': // Its name is the whole key, such as `[key: string]`.
      return [`${modifiers}${readonly}${member.name}: ${member.type ?? 'unknown'}`];
    case 'callSignature':
      return (member.signatures ?? []).map(callText);
    case 'constructSignature':
      return (member.signatures ?? []).map((signature) => `new ${callText(signature)}`);
  }
}

function heritageText(word: string, names: readonly string[]): string {
  return names.length === 0 ? '' : ` ${word} ${names.join(', ')}`;
}

/** The line that declares a symbol, without its members: `class Manager extends EventEmitter`. */
export function headOf(symbol: ApiSymbol): string {
  const { kind, name } = symbol;
  switch (kind) {
    case 'class': {
      const start = `${symbol.abstract ? 'abstract ' : ''}class ${name}${typeParametersText(symbol.typeParameters)}`;
      return `${start}${heritageText('extends', symbol.extends)}${heritageText('implements', symbol.implements)}`;
    }
    case 'interface':
      return `interface ${name}${typeParametersText(symbol.typeParameters)}${heritageText('extends', symbol.extends)}`;
    case 'enum':
      return `${symbol.const ? 'const ' : ''}enum ${name}`;
    case 'type':
      return `type ${name}${typeParametersText(symbol.typeParameters)} = ${symbol.type}`;
    case 'function':
      return symbol.signatures.map((signature) => `function ${name}${callText(signature)}`).join('\n');
    case 'variable':
      return `${symbol.declaration} ${name}: ${symbol.type}`;
  }
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
