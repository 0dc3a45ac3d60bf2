/**
 * The shape of one `src/api/facts/<version>.json`: the public API of one library version, as data. The schema is checked
 * when a file is read; the types of the whole site follow from it.
 */
import * as z from 'zod';

const text = z.string();
const texts = z.array(text);
const flag = z.boolean();

/** A list in which no `name` comes twice: pages and anchors address its entries by name. */
function named<Item extends z.ZodType<{ name: string }>>(item: Item) {
  return z.array(item).superRefine((entries, context) => {
    const seen = new Map<string, number>();
    entries.forEach(({ name }, index) => {
      const earlier = seen.get(name);
      if (earlier !== undefined) context.addIssue({ code: 'custom', path: [index, 'name'], params: { earlier } });
      seen.set(name, index);
    });
  });
}

const typeParameter = z.object({ name: text, constraint: text.nullable(), default: text.nullable() });
const typeParameters = z.array(typeParameter);
const listenerParameter = z.object({ name: text, type: text, optional: flag, rest: flag });
const parameter = listenerParameter.extend({ default: text.nullable() });
const parameters = z.array(parameter);
const signature = z.object({ typeParameters, parameters, returns: text });
const visibility = z.enum(['public', 'protected']);

/** What symbols and members have in common; `hidden`: marked as internal by its author. */
const common = { name: text, line: z.number(), deprecated: flag, hidden: flag };
const flags = { static: flag, readonly: flag, optional: flag, async: flag, abstract: flag };
const memberBase = z.object({ ...common, ...flags, visibility });
const member = z.discriminatedUnion('kind', [
  memberBase.extend({
    kind: z.literal('property'),
    type: text,
    default: text.nullable(),
    parameterProperty: flag.optional(),
    /** The key as written when it is an enum member, for example `ManagerEventTypes.Debug`. */
    computedKey: text.optional(),
  }),
  memberBase.extend({ kind: z.literal('accessor'), type: text, get: flag, set: flag }),
  memberBase.extend({ kind: z.literal('method'), signatures: z.array(signature) }),
  memberBase.extend({
    kind: z.enum(['indexSignature', 'callSignature', 'constructSignature']),
    type: text.optional(),
    signatures: z.array(signature).optional(),
  }),
]);
const enumMember = z.object({
  ...common,
  kind: z.literal('enumMember'),
  /** Null: only known at run time. */
  value: z.union([text, z.number()], 'string or number').nullable(),
});

const constructorFact = z.object({ visibility, parameters, line: z.number() });
const symbolBase = z.object({
  ...common,
  /** The name inside of the library, when the exported one differs. */
  localName: text.optional(),
  /** False: not importable, listed because the public surface mentions it. */
  exported: flag,
  file: text,
});
const symbol = z.discriminatedUnion('kind', [
  symbolBase.extend({
    kind: z.literal('class'),
    extends: texts,
    implements: texts,
    abstract: flag,
    typeParameters,
    hasPrivateMembers: flag,
    /** Null: the class declares none of its own. Read it with `constructorOf`: every object has a `constructor`. */
    constructor: constructorFact.nullable(),
    members: named(member),
  }),
  symbolBase.extend({
    kind: z.literal('interface'),
    extends: texts,
    typeParameters,
    mergedDeclarations: z.number().optional(),
    members: named(member),
  }),
  symbolBase.extend({ kind: z.literal('enum'), const: flag, members: named(enumMember) }),
  // `resolvedType` is the alias worked out, null if no different from `type`.
  symbolBase.extend({ kind: z.literal('type'), typeParameters, type: text, resolvedType: text.nullable() }),
  symbolBase.extend({ kind: z.literal('function'), async: flag, signatures: z.array(signature) }),
  symbolBase.extend({
    kind: z.literal('variable'),
    declaration: z.enum(['const', 'let', 'var']),
    asConst: flag,
    type: text,
    value: z.unknown(),
  }),
]);

/** An event of the manager; `enumKey` is the `ManagerEventTypes` key, null where there is no such enum. */
const event = z.object({ name: text, enumKey: text.nullable(), parameters: z.array(listenerParameter) });

/** An error that a caller meets: `{…}` in `message` marks an inserted value; null means another error's message. */
const error = z.object({
  thrownBy: text,
  check: text.nullable(),
  kind: text,
  via: text,
  message: text.nullable(),
  condition: text,
  privateMember: flag,
  /** Null with `line` when no one place of the library throws it: a property read from undefined, for one. */
  file: text.nullable(),
  line: z.number().nullable(),
});

/** A module that the types of the library need; an entry of `names` may read `User as User$1`. */
const externalImport = z.object({ module: text, default: text.optional(), namespace: text.optional(), names: texts });

const packages = z.record(text, text);

/** What a `src/api/facts/<version>.json` must look like; further keys are ignored. */
export const factsSchema = z.object({
  library: text,
  version: text,
  /** Where the facts were read: a git tag (null when the commit has none), its commit and its ISO date. */
  source: z.object({ ref: text.nullable(), commit: text, date: text }),
  engines: packages,
  dependencies: packages,
  peerDependencies: packages,
  optionalDependencies: packages,
  imports: z.array(externalImport),
  nodeGlobals: texts,
  /** Options interface → option → default as source text. */
  optionDefaults: z.record(text, z.record(text, text)),
  /** What the type of an option does not say: `option` is `Interface.option`. */
  optionNotes: z.array(z.object({ option: text, note: text })),
  /** Options interface → options that the run-time checks insist on, whatever the type says. */
  runtimeRequired: z.record(text, texts),
  symbols: named(symbol),
  events: named(event),
  errors: z.array(error),
});

export type Facts = z.infer<typeof factsSchema>;
export type ExternalImport = z.infer<typeof externalImport>;
export type EventFact = z.infer<typeof event>;
export type ErrorFact = z.infer<typeof error>;

export type ApiSymbol = z.infer<typeof symbol>;
export type SymbolKind = ApiSymbol['kind'];
export type ClassSymbol = Extract<ApiSymbol, { kind: 'class' }>;

export type Member = z.infer<typeof member>;
export type EnumMember = z.infer<typeof enumMember>;
export type ConstructorFact = z.infer<typeof constructorFact>;
/** All that a symbol can hold; a class's constructor is told from the others by having no `kind`. */
export type AnyMember = Member | EnumMember | ConstructorFact;

export type Signature = z.infer<typeof signature>;
export type TypeParameter = z.infer<typeof typeParameter>;
export type Parameter = z.infer<typeof parameter>;
