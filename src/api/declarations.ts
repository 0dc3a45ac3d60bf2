import { modifiersText, typeParametersText } from './signature';
import type {
  ApiSymbol,
  ClassSymbol,
  ConstructorFact,
  EnumSymbol,
  ExternalImport,
  Facts,
  InterfaceSymbol,
  Member,
  Parameter,
  Signature,
} from './types';

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
    ...facts.symbols.map(renderSymbol),
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
function localName({ name, localName: local }: ApiSymbol): string {
  return local ?? name;
}

function renderExport(symbol: ApiSymbol): string {
  const local = localName(symbol);
  return local === symbol.name ? local : `${local} as ${symbol.name}`;
}

function renderSymbol(symbol: ApiSymbol): string {
  const name = localName(symbol);
  switch (symbol.kind) {
    case 'class':
      return renderClass(symbol, name);
    case 'interface':
      return renderInterface(symbol, name);
    case 'enum':
      return renderEnum(symbol, name);
    case 'type':
      return `type ${name}${typeParametersText(symbol.typeParameters)} = ${symbol.type};`;
    case 'function':
      return symbol.signatures.map((signature) => `declare function ${name}${renderSignature(signature)};`).join('\n');
    case 'variable':
      return `declare ${symbol.declaration} ${name}: ${symbol.type};`;
  }
}

function renderClass(symbol: ClassSymbol, name: string): string {
  const head = [
    `declare ${symbol.abstract ? 'abstract ' : ''}class ${name}${typeParametersText(symbol.typeParameters)}`,
    ...(symbol.extends.length > 0 ? [`extends ${symbol.extends.join(', ')}`] : []),
    ...(symbol.implements.length > 0 ? [`implements ${symbol.implements.join(', ')}`] : []),
  ].join(' ');
  // What the compiler itself writes for private members: an object of the same shape is not an instance of the class.
  const nominal = symbol.hasPrivateMembers ? ['#private;'] : [];
  return renderBlock(head, [
    ...nominal,
    ...renderConstructor(symbol.constructor),
    ...symbol.members.flatMap(renderMember),
  ]);
}

function renderConstructor(constructor: ConstructorFact | null): string[] {
  if (!constructor) return [];
  const visibility = constructor.visibility === 'protected' ? 'protected ' : '';
  return [`${visibility}constructor(${renderParameters(constructor.parameters)});`];
}

function renderInterface({ typeParameters, extends: bases, members }: InterfaceSymbol, name: string): string {
  const heritage = bases.length > 0 ? ` extends ${bases.join(', ')}` : '';
  return renderBlock(
    `interface ${name}${typeParametersText(typeParameters)}${heritage}`,
    members.flatMap(renderMember),
  );
}

function renderEnum(symbol: EnumSymbol, name: string): string {
  const members = symbol.members.map(({ name: key, value }) =>
    // A member whose value is only known at run time has no initializer, which is what "computed" looks like here.
    value === null ? `${renderName(key)},` : `${renderName(key)} = ${JSON.stringify(value)},`,
  );
  return renderBlock(`declare ${symbol.const ? 'const ' : ''}enum ${name}`, members);
}

function renderBlock(head: string, lines: string[]): string {
  return [`${head} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function renderMember(member: Member): string[] {
  const modifiers = modifiersText(member);
  const name = renderName(member.name) + (member.optional ? '?' : '');
  switch (member.kind) {
    case 'property': {
      const key = member.computedKey ? `[${member.computedKey}]${member.optional ? '?' : ''}` : name;
      return [`${modifiers}${member.readonly ? 'readonly ' : ''}${key}: ${member.type};`];
    }
    case 'accessor':
      return [
        ...(member.get ? [`${modifiers}get ${name}(): ${member.type};`] : []),
        ...(member.set ? [`${modifiers}set ${name}(value: ${member.type});`] : []),
      ];
    case 'method':
      return member.signatures.map((signature) => `${modifiers}${name}${renderSignature(signature)};`);
    case 'indexSignature':
      return [`${modifiers}${member.readonly ? 'readonly ' : ''}${member.name}: ${member.type};`];
    case 'callSignature':
      return (member.signatures ?? []).map((signature) => `${renderSignature(signature)};`);
    case 'constructSignature':
      return (member.signatures ?? []).map((signature) => `new ${renderSignature(signature)};`);
  }
}

/** Names such as `[Symbol.iterator]` are keys already; any other that is no identifier is quoted. */
function renderName(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$|^\[.*\]$/u.test(name) ? name : JSON.stringify(name);
}

function renderSignature({ typeParameters, parameters, returns }: Signature): string {
  return `${typeParametersText(typeParameters)}(${renderParameters(parameters)}): ${returns}`;
}

function renderParameters(parameters: Parameter[]): string {
  return parameters
    .map(({ name, type, optional, rest }, index) => {
      if (rest) return `...${name}: ${type}`;
      if (!optional) return `${name}: ${type}`;
      // A parameter with a default may stand before a required one; `?` may not, so there it takes `undefined`.
      const last = parameters.slice(index + 1).every((next) => next.optional || next.rest);
      return last ? `${name}?: ${type}` : `${name}: ${type} | undefined`;
    })
    .join(', ');
}
