/** The shape of one `src/api/facts/<version>.json`: the public API of one library version, as data. */
export interface Facts {
  library: string;
  version: string;
  source: SourceRef;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  imports: ExternalImport[];
  nodeGlobals: string[];
  /** Options interface → option → default as source text. */
  optionDefaults: Record<string, Record<string, string>>;
  optionNotes: OptionNote[];
  /** Options interface → options that the run-time checks insist on, whatever the type says. */
  runtimeRequired: Record<string, string[]>;
  symbols: ApiSymbol[];
  events: EventFact[];
  errors: ErrorFact[];
}

/** Where the facts were read: a git tag (null when the commit has none), its commit and its ISO date. */
export interface SourceRef {
  ref: string | null;
  commit: string;
  date: string;
}

/** A module that the types of the library need; an entry of `names` may read `User as User$1`. */
export interface ExternalImport {
  module: string;
  default?: string;
  namespace?: string;
  names: string[];
}

/** What the type of an option does not say: `option` is `Interface.option`. */
export interface OptionNote {
  option: string;
  note: string;
}

export type ApiSymbol = ClassSymbol | InterfaceSymbol | EnumSymbol | TypeSymbol | FunctionSymbol | VariableSymbol;
export type SymbolKind = ApiSymbol['kind'];

interface SymbolBase {
  name: string;
  /** The name inside of the library, when the exported one differs. */
  localName?: string;
  /** False: not importable, listed because the public surface mentions it. */
  exported: boolean;
  file: string;
  line: number;
  deprecated: boolean;
  /** Marked as internal by its author. */
  hidden: boolean;
}

export interface ClassSymbol extends SymbolBase {
  kind: 'class';
  extends: string[];
  implements: string[];
  abstract: boolean;
  typeParameters: TypeParameter[];
  hasPrivateMembers: boolean;
  /** Null: the class declares none of its own. Read it with `Object.hasOwn`: every object has a `constructor`. */
  constructor: ConstructorFact | null;
  members: Member[];
}

export interface ConstructorFact {
  visibility: Visibility;
  parameters: Parameter[];
  line: number;
}

export interface InterfaceSymbol extends SymbolBase {
  kind: 'interface';
  extends: string[];
  typeParameters: TypeParameter[];
  mergedDeclarations?: number;
  members: Member[];
}

export interface EnumSymbol extends SymbolBase {
  kind: 'enum';
  const: boolean;
  members: EnumMember[];
}

export interface TypeSymbol extends SymbolBase {
  kind: 'type';
  typeParameters: TypeParameter[];
  type: string;
  /** The alias worked out, null if no different from `type`. */
  resolvedType: string | null;
}

export interface FunctionSymbol extends SymbolBase {
  kind: 'function';
  async: boolean;
  signatures: Signature[];
}

export interface VariableSymbol extends SymbolBase {
  kind: 'variable';
  declaration: 'const' | 'let' | 'var';
  asConst: boolean;
  type: string;
  value: unknown;
}

export type Visibility = 'public' | 'protected';
export type Member = PropertyMember | AccessorMember | MethodMember | SignatureMember;

interface MemberBase {
  name: string;
  static: boolean;
  visibility: Visibility;
  readonly: boolean;
  optional: boolean;
  async: boolean;
  abstract: boolean;
  deprecated: boolean;
  hidden: boolean;
  line: number;
}

export interface PropertyMember extends MemberBase {
  kind: 'property';
  type: string;
  default: string | null;
  parameterProperty?: boolean;
  /** The key as written when it is an enum member, for example `ManagerEventTypes.Debug`. */
  computedKey?: string;
}

export interface AccessorMember extends MemberBase {
  kind: 'accessor';
  type: string;
  get: boolean;
  set: boolean;
}

export interface MethodMember extends MemberBase {
  kind: 'method';
  signatures: Signature[];
}

export interface SignatureMember extends MemberBase {
  kind: 'indexSignature' | 'callSignature' | 'constructSignature';
  type?: string;
  signatures?: Signature[];
}

export interface EnumMember {
  name: string;
  kind: 'enumMember';
  value: string | number | null;
  deprecated: boolean;
  hidden: boolean;
  line: number;
}

export interface Signature {
  typeParameters: TypeParameter[];
  parameters: Parameter[];
  returns: string;
}

export interface TypeParameter {
  name: string;
  constraint: string | null;
  default: string | null;
}

export interface Parameter {
  name: string;
  type: string;
  optional: boolean;
  rest: boolean;
  default: string | null;
}

/** An event of the manager; `enumKey` is the `ManagerEventTypes` key, null where there is no such enum. */
export interface EventFact {
  name: string;
  enumKey: string | null;
  parameters: Omit<Parameter, 'default'>[];
}

/** An error that a caller meets: `{…}` in `message` marks an inserted value; null means another error's message. */
export interface ErrorFact {
  thrownBy: string;
  check: string | null;
  kind: string;
  via: string;
  message: string | null;
  condition: string;
  privateMember: boolean;
  /** Null with `line` when no one place of the library throws it. */
  file: string | null;
  line: number | null;
}
