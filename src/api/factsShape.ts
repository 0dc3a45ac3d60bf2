import {
  anything,
  array,
  boolean,
  byKind,
  named,
  nullable,
  number,
  object,
  oneOf,
  optional,
  record,
  simple,
  string,
  type Check,
  type Fields,
} from './shape';
import type * as Api from './types';

const typeParameter = object<Api.TypeParameter>({
  name: string,
  constraint: nullable(string),
  default: nullable(string),
});
const listenerParameter = { name: string, type: string, optional: boolean, rest: boolean };
const parameter = object<Api.Parameter>({ ...listenerParameter, default: nullable(string) });
const signature = object<Api.Signature>({
  typeParameters: array(typeParameter),
  parameters: array(parameter),
  returns: string,
});
const visibility = oneOf('public', 'protected');

/** The fields of one kind; the kind itself has been read by then. */
const ofKind = <T>(fields: Fields<Omit<T, 'kind'>>): Check => object(fields);

const memberBase = {
  name: string,
  static: boolean,
  visibility,
  readonly: boolean,
  optional: boolean,
  async: boolean,
  abstract: boolean,
  deprecated: boolean,
  hidden: boolean,
  line: number,
};
const signatureMember = ofKind<Api.SignatureMember>({
  ...memberBase,
  type: optional(string),
  signatures: optional(array(signature)),
});
const member = byKind({
  property: ofKind<Api.PropertyMember>({
    ...memberBase,
    type: string,
    default: nullable(string),
    parameterProperty: optional(boolean),
    computedKey: optional(string),
  }),
  accessor: ofKind<Api.AccessorMember>({ ...memberBase, type: string, get: boolean, set: boolean }),
  method: ofKind<Api.MethodMember>({ ...memberBase, signatures: array(signature) }),
  indexSignature: signatureMember,
  callSignature: signatureMember,
  constructSignature: signatureMember,
});
const enumMember = byKind({
  enumMember: ofKind<Api.EnumMember>({
    name: string,
    value: nullable(simple('a string or a number', (value) => typeof value === 'string' || typeof value === 'number')),
    deprecated: boolean,
    hidden: boolean,
    line: number,
  }),
});

const symbolBase = {
  name: string,
  localName: optional(string),
  exported: boolean,
  file: string,
  line: number,
  deprecated: boolean,
  hidden: boolean,
};
const symbol = byKind({
  class: ofKind<Api.ClassSymbol>({
    ...symbolBase,
    extends: array(string),
    implements: array(string),
    abstract: boolean,
    typeParameters: array(typeParameter),
    hasPrivateMembers: boolean,
    constructor: nullable(object<Api.ConstructorFact>({ visibility, parameters: array(parameter), line: number })),
    members: named(member),
  }),
  interface: ofKind<Api.InterfaceSymbol>({
    ...symbolBase,
    extends: array(string),
    typeParameters: array(typeParameter),
    mergedDeclarations: optional(number),
    members: named(member),
  }),
  enum: ofKind<Api.EnumSymbol>({ ...symbolBase, const: boolean, members: named(enumMember) }),
  type: ofKind<Api.TypeSymbol>({
    ...symbolBase,
    typeParameters: array(typeParameter),
    type: string,
    resolvedType: nullable(string),
  }),
  function: ofKind<Api.FunctionSymbol>({ ...symbolBase, async: boolean, signatures: array(signature) }),
  variable: ofKind<Api.VariableSymbol>({
    ...symbolBase,
    declaration: oneOf('const', 'let', 'var'),
    asConst: boolean,
    type: string,
    value: anything,
  }),
});

/** What a `src/api/facts/<version>.json` must look like: types.ts, checked at run time. */
export const factsShape = object<Api.Facts>({
  library: string,
  version: string,
  source: object<Api.SourceRef>({ ref: nullable(string), commit: string, date: string }),
  engines: record(string),
  dependencies: record(string),
  peerDependencies: record(string),
  optionalDependencies: record(string),
  imports: array(
    object<Api.ExternalImport>({
      module: string,
      default: optional(string),
      namespace: optional(string),
      names: array(string),
    }),
  ),
  nodeGlobals: array(string),
  optionDefaults: record(record(string)),
  optionNotes: array(object<Api.OptionNote>({ option: string, note: string })),
  runtimeRequired: record(array(string)),
  symbols: named(symbol),
  events: named(
    object<Api.EventFact>({
      name: string,
      enumKey: nullable(string),
      parameters: array(object<Omit<Api.Parameter, 'default'>>(listenerParameter)),
    }),
  ),
  errors: array(
    object<Api.ErrorFact>({
      thrownBy: string,
      check: nullable(string),
      kind: string,
      via: string,
      message: nullable(string),
      condition: string,
      privateMember: boolean,
      // An implicit error (a property read from undefined) has no throw statement to point to.
      file: nullable(string),
      line: nullable(number),
    }),
  ),
});
